// How one comes in on a device: by the code of a link, or by a key that is kept there. A browser that makes no keys, or an address for
// which none are made, says so.

import { toast } from './bree.js';

/** Some browsers wait for ever where there is nothing that could make a key. */
const PATIENCE = 60000;

async function ask(path, body) {
  const answer = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': document.documentElement.lang },
    body: JSON.stringify(body ?? {}),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error.message, { cause: 'house' });
  return said;
}

/** Keys are made for names, not for numbers. */
const named = () => !/^[\d.]+$|^\[/.test(location.hostname);

const can = () => named() && window.isSecureContext && window.PublicKeyCredential?.parseCreationOptionsFromJSON;

/** Does it while the button rests; what goes wrong is told in the words of the card. */
function press(card, button, deed) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await deed(AbortSignal.timeout(PATIENCE));
    } catch (why) {
      toast(why.cause === 'house' ? why.message : (why.name === 'InvalidStateError' && card.dataset.known) || card.dataset.failed);
      button.disabled = false;
    }
  });
}

function making(card) {
  const button = card.querySelector('#passkey-make');
  button.hidden = !can();
  card.querySelector('#passkeys-none').hidden = !!can();
  press(card, button, async (signal) => {
    const { challenge, options } = await ask('/me/passkeys/begin');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey);
    const key = await navigator.credentials.create({ publicKey, signal });
    await ask('/me/passkeys', { challenge, answer: key.toJSON() });
    location.reload();
  });
}

function entering(card) {
  card.hidden = !can();
  press(card, card.querySelector('#passkey-in'), async (signal) => {
    const { challenge, options } = await ask('/passkeys/begin');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
    const key = await navigator.credentials.get({ publicKey, signal });
    await ask('/passkeys', { challenge, answer: key.toJSON(), leave: !!card.querySelector('#passkey-leave')?.checked });
    location.href = '/';
  });
}

const make = document.getElementById('passkeys');
if (make) making(make);
const enter = document.getElementById('passkey-enter');
if (enter) entering(enter);

// The code of a link stands behind the '#': it goes into the form, and out of the address.
const code = document.getElementById('device-code');
if (code && location.hash.length > 1) {
  code.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}
