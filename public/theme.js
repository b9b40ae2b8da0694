/* Loaded by a plain script element in <head>, so that the stored theme, density and motion stand before first paint. */
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var theme = read('ds.theme');
  var density = read('ds.density');
  // With no stored theme the attribute stays away: the style sheet then follows the system.
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') root.dataset.theme = theme;
  if (density === 'compact' || density === 'comfortable') root.dataset.density = density;
  var still = function () {
    if (read('ds.motion') === 'reduced') root.dataset.motion = 'reduced';
    else delete root.dataset.motion;
  };
  still();
  // Other tabs follow.
  addEventListener('storage', still);
})();
