/** Pages that anybody may open, one of each kind. */
export const screens = [
  '/',
  '/retailers',
  '/retailer/alder-home',
  '/retailer/amberley-garden-centre',
  '/search/retailer?q=garden',
  '/search/retailer?q=zzzzzz',
  '/login',
  '/create-an-account',
  '/password/forgot',
  '/password/reset/some-link',
  '/how-it-works',
  '/terms/supporter',
  '/causes/abbotsmere-hospice',
  '/support-a-good-cause',
  '/blog',
  '/nowhere',
  '/dev/ui',
]
/** Pages for who is signed in. */
export const personal = ['/panel', '/account', '/account/donations', '/account/claims', '/admin-dashboard']
