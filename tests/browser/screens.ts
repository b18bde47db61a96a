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
  '/our-fees-explained',
  '/offers/trending-offers',
  '/travel-hub',
]
/** Pages for who is signed in. */
export const personal = [
  '/panel',
  '/account',
  '/account/donations',
  '/account/claims',
  '/admin-dashboard',
  '/account/causes/1/qr',
  '/settings/cause/1/supporter-communications',
  '/settings/cause/1/supporter-communications/welcomeNewSupporter/email/edit',
]
