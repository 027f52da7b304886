// The code of a link by which a browser joins stands behind the '#': it goes into the form, and out of the address.

const code = document.getElementById('device-code');
if (code && location.hash.length > 1) {
  code.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}
