//! TLS of outgoing connections: by `graviola`, with the certificates that the system trusts.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};

/// The TLS configuration of a client. `needed` is false where no secure connection will be made: then nothing is asked of
/// this machine, and nobody trusted.
///
/// # Errors
/// When this machine can make none, in a sentence for its host.
pub fn client(needed: bool) -> Result<ClientConfig, String> {
    let trusted = if needed { trusted()? } else { RootCertStore::empty() };
    let config = ClientConfig::builder_with_provider(Arc::new(rustls_graviola::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|why| why.to_string())?;
    Ok(config.with_root_certificates(trusted).with_no_client_auth())
}

fn trusted() -> Result<RootCertStore, String> {
    if !processor_can() {
        let why = "this processor is too old for it (AVX2, ADX and AES, or NEON with AES, are needed)";
        return Err(why.to_owned());
    }
    let mut trusted = RootCertStore::empty();
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    match trusted.is_empty() {
        false => Ok(trusted),
        true => {
            Err("the system trusts nobody: install its certificates (Debian: ca-certificates)".to_owned())
        }
    }
}

/// True if the processor has what `graviola` needs: otherwise the program would be killed, and only at the first
/// connection. It would end the program otherwise, and not before the first connection.
fn processor_can() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        has!("aes") && has!("pclmulqdq") && has!("bmi1") && has!("adx") && has!("avx") && has!("avx2")
    }
    #[cfg(target_arch = "aarch64")]
    {
        use std::arch::is_aarch64_feature_detected as has;
        has!("neon") && has!("aes") && has!("pmull") && has!("sha2")
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    false
}
