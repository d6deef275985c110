// Lets a test look elsewhere, and counts what calls somebody back, as `away`.
(() => {
  let hidden = false;
  let onPhone = false; // where only workers may notify
  Object.defineProperty(document, "hidden", { get: () => hidden });
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });

  const calls = { chimes: 0, vibrations: 0, notifications: [] };
  const oscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    if (hidden) calls.chimes++;
    return oscillator.call(this);
  };
  navigator.vibrate = () => hidden && calls.vibrations++;
  // A browser without windows grants no notifications.
  window.Notification = class extends EventTarget {
    static permission = "granted";
    static requestPermission = async () => "granted";

    constructor(title, options) {
      if (onPhone) throw new TypeError("Illegal constructor");
      super();
      calls.notifications.push(options.body);
    }

    close() {}
  };

  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void calls.notifications.push(options.body);

  function look(elsewhere) {
    hidden = elsewhere;
    document.dispatchEvent(new Event("visibilitychange"));
  }
  window.away = { calls, look, takePhone: () => (onPhone = true) };
})();
