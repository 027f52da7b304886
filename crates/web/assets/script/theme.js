// Day or night, as chosen before: set before the first thing is drawn, so that nothing flashes. The style is told
// that there is a script, too.
document.documentElement.classList.add('script');
try {
  const theme = localStorage.getItem('bree-theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* a browser without storage follows the system */ }
