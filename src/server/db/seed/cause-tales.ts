/** What the causes that can be tried say of themselves, at more length than the others; the first sentence stands at the head of their pages. */
export const causeTales = [
  `{name} looks after people whose illness can’t be cured, and the people who love them, at the hospice in {place} and in their own homes.

We’re a small team: six nurses, a doctor two days a week and forty volunteers. Our care is free. We stay in touch with families afterwards too, for as long as they’d like us to.

Your shopping helps pay for our night sitters. Carol Whitfield, who has led them since 2019, finds somebody to keep watch until morning, so that a husband or a daughter can sleep.`,
  `{name} gives three days of food to anybody in {place} who has been referred to us, no questions asked at the door.

We’re open on Tuesdays and Fridays in the old Co-op on Station Road. Most people come once or twice, in a month when the rent or a repair has taken everything.

We’re always short of tinned fruit, nappies and diesel for the van.`,
  `{name} is on call every hour of the year, and reaches {place} in minutes.

A doctor and a paramedic fly with every crew, so treatment starts at the roadside and not at the hospital door.

Your shopping helps to replace the crew’s helmets, one at a time.`,
  `{name} takes in animals that nobody wants any more, gets them well and finds them homes around {place}.

Forty animals are waiting today, from a pair of elderly cats to a lurcher called Biscuit. Volunteers walk, feed and sit with every one of them.

This winter we’re raising money for heated pens.`,
]
