// Where one says how one is told: that this browser shows it by itself, and where one is. Nothing is asked of the browser before its
// reader presses the button.

/** So long its maker's push service may take; some browsers never answer. */
const PATIENCE = 15000;

function push(card) {
  if (!(navigator.serviceWorker && window.PushManager && window.Notification)) return;
  card.hidden = 'shows' in card.dataset;
  const form = card.querySelector('form');
  const say = (what) => { for (const how of ['denied', 'late']) card.querySelector(`#push-${how}`).hidden = how !== what; };
  const late = () => new Promise((_, no) => { setTimeout(() => no(new Error('late')), PATIENCE); });

  async function subscribe() {
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another key would not be given up by itself.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: card.dataset.key });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    say();
    if (await Notification.requestPermission() !== 'granted') return say('denied');
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      form.elements.address.value = JSON.stringify(await Promise.race([subscribe(), late()]));
      form.submit();
    } catch (why) {
      say(why.name === 'NotAllowedError' ? 'denied' : 'late');
      button.disabled = false;
    }
  });
}

const card = document.getElementById('push');
if (card) push(card);

const zone = document.getElementById('hours-zone');
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
