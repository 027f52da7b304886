// For when there is no way to the house: worker.js has a page that says so. Browsers take it only of a house that is reached
// safely.

addEventListener('load', () => { navigator.serviceWorker?.register('/worker.js').catch(() => {}); });
