/**
 * Few files: on a slow line each one costs a round trip, and a kilobyte of headers. The first group that names a module takes it with what it imports.
 */
export const chunks = [
  // What the site is built on: it is evaluated in a task of its own.
  {
    name: 'libraries',
    priority: 5,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|cookie-es|isbot|seroval|seroval-plugins|i18next|@linaria)\/|vite\/preload-helper/,
  },
  // What every page needs before it answers.
  {
    name: 'start',
    priority: 4,
    test: /src\/web\/start\.tsx|contract\/money|contract\/(tone|shopping\/shop-mark)|ui\/(paints|painted-scene|monogram|face|shop-mark|icons|first-view)|retailer-search\/retailer-card|contract\/dates|ui\/copy-text|ui\/facts|cause-profile\/collects|cause-search\/cause-label|site\/(seen-cause|counted-visit)|retailer-visit\/shop-facts/,
  },
  // The lists of shops of several pages, and of what lies below the home page's first screenful.
  { name: 'shops', priority: 4, test: /retailer-search\/(category-links|offer-cards)|ui\/call-band/ },
  { name: 'charts', priority: 3, test: /ui\/run-chart|node_modules\/(@xstate|xstate)\/|machines\/placeholder|site\/page-app/ },
  // Rules and shapes, evaluated in a task of their own before the session that uses them.
  {
    name: 'shapes',
    priority: 3,
    test: /contract\/(session\/session|sign-in\/(sign-in|linked-providers)|account\/(account|settings)|registration\/account|telemetry\/telemetry|content\/content|rewards\/referral|(shopping|causes)\/search)\.calls/,
  },
  {
    name: 'session',
    priority: 2,
    test: /site\/session\/open-session|platform\/web-lock|api\/browser-transport|contract\/(sign-in\/sign-in|registration\/registration)\.rules/,
  },
  // The footer, and what the header leads a visitor to, which is loaded ahead: one request on a slow line.
  {
    name: 'footer',
    priority: 4,
    test: /layouts\/footer|features\/shell\/colour-scheme\/colour-scheme-choice|web\/ui\/(collapsible|follow-links)|routes\/(how-it-works|support-a-good-cause|register-your-(good-cause|business))\.index|registration\/landing-screens/,
  },
  // What the parts of a cause's page share with members' pages.
  {
    name: 'pictures',
    priority: 4,
    test: /ui\/(responsive-image|update-image)|contract\/causes\/kit|cause-profile\/share-addresses/,
  },
  // A cause's page before it answers.
  { name: 'cause', priority: 2, test: /cause-profile\/cause-profile/ },
  {
    name: 'search',
    priority: 2,
    test: /retailer-search\/(header-search\.implementations|search-suggestions)|machines\/ui\/suggestion-list|cause-search\/cause-search/,
  },
  {
    name: 'form',
    priority: 1,
    test: /node_modules\/react-hook-form\/|ui\/(fields|form|keep-typed|step-frame|step-address|choice-list|use-rules-form|lazy-screen)|platform\/hash|contract\/sign-in\/forward-url/,
  },
  {
    name: 'wizard',
    priority: 0,
    test: /machines\/wizard-order|features\/registration\/(resuming|registration-search|finalising\/account-actors)|site\/lazy-actor|shared\/(drafts\/(?!draft-shapes|forget-typed)|cause-search\/choose)/,
  },
]
