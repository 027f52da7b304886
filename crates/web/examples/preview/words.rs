//! Words for the preview: the drawn table's own messages, and names that the game's own file will give.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use web::context::{Value, Words};

/// The longest names, until the game's own file is there.
const LONG_NAMES: &str = "journey-place-rivendell = Rivendel
journey-place-helms-deep = Abismo de Helm
journey-place-shelobs-lair = Antro de Ella-Laraña
journey-place-shelobs-lair-effect = Cuenta un anillo menos
journey-place-helms-deep-effect = Duplica el valor de los orcos
journey-place-rohan-effect = Puedes repetir cada tirada una vez
";

/// One language.
pub struct Locale(FluentBundle<FluentResource>);

impl Locale {
    /// Reads what there is of `language`.
    pub fn load(language: &str) -> Self {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/locales");
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        if language == "es" {
            bundle.add_resource_overriding(FluentResource::try_new(LONG_NAMES.to_owned()).expect("names"));
        }
        for file in ["journey-art", "journey"] {
            if let Ok(text) = std::fs::read_to_string(format!("{root}/{language}/{file}.ftl")) {
                let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, errors)| {
                    println!("{language}/{file}: {errors:?}");
                    resource
                });
                bundle.add_resource_overriding(resource);
            }
        }
        Self(bundle)
    }
}

impl Words for Locale {
    fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            // The end of an id is enough to see how the page will look.
            let last = id
                .trim_end_matches("-effect")
                .rsplit("-place-")
                .next()
                .unwrap_or(id);
            let last = last.rsplit("journey-").next().unwrap_or(last);
            let stem = last
                .trim_start_matches("hobbit-")
                .trim_start_matches("symbol-")
                .trim_start_matches("die-");
            let mut words = stem.replace('-', " ");
            if let Some(first) = words.get(..1).map(str::to_uppercase) {
                words.replace_range(..1, &first);
            }
            return if id.ends_with("-effect") {
                format!("{words}: …")
            } else {
                words
            };
        };
        let mut given = FluentArgs::new();
        for (name, value) in args {
            match value {
                Value::Text(text) => given.set(*name, FluentValue::from(*text)),
                Value::Number(number) => given.set(*name, FluentValue::from(*number)),
            }
        }
        self.0
            .format_pattern(pattern, Some(&given), &mut Vec::new())
            .into_owned()
    }
}
