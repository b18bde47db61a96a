import { causeNouns } from './words.ts'

/** What a demo cause says of itself, by the last part of its name or by its kind: what it does, and what is raised for. `{name}`, `{place}` and `{what}` are filled in. */
interface Story {
  does: readonly [string, string]
  needs: readonly [string, string, string]
}

const stories: Record<string, Story> = {
  Hospice: {
    does: [
      '{name} looks after people whose illness can’t be cured, and the people who love them, at the hospice in {place} and in their own homes.',
      'Nobody in {place} should face the end of life alone. {name} has nurses, doctors and volunteers, and none of their care is charged for.',
    ],
    needs: [
      'A night of nursing at home costs £140, and your shopping helps to pay for it.',
      'Your shopping helps pay for the nurse who answers our phone at night.',
      'This year we’re raising money for the garden room, where families can stay.',
    ],
  },
  'Food Bank': {
    does: [
      '{name} gives three days of food to anybody in {place} who has been referred to us, no questions asked at the door.',
      'Every week {name} packs two hundred parcels in {place}, and helps with forms and fuel bills over a cup of tea.',
    ],
    needs: [
      '£12 fills a bag for a family for three days.',
      'We’re always short of tinned fruit, nappies and diesel for the van.',
      'Your shopping helps to run the freezer store.',
    ],
  },
  rescuers: {
    does: [
      '{name} is on call every hour of the year, and reaches {place} in minutes.',
      'The crew of {name} are your neighbours in {place}. They have been called out more than three hundred times since last spring.',
    ],
    needs: [
      'A call-out costs about £2,500, and none of it comes from taxes.',
      'Your shopping helps pay for fuel, training and kit.',
      'We’re replacing radios and helmets this year.',
    ],
  },
  animals: {
    does: [
      '{name} takes in animals that nobody wants any more, gets them well and finds them homes around {place}.',
      'Forty animals are waiting at {name} today. Volunteers in {place} walk, feed and sit with every one of them.',
    ],
    needs: [
      'Half of what we spend goes on vets’ bills.',
      '£20 pays for a health check, a chip and a week of food.',
      'We’re raising money for heated pens before the winter.',
    ],
  },
  shelter: {
    does: [
      '{name} gives people in {place} somewhere safe to sleep, and somebody who stays beside them until they have a door of their own.',
      'Hot food, a bed and a way forward: {name} has been open in {place} every night since it began.',
    ],
    needs: [
      'A bed for one night costs us £28.',
      'What you raise pays for the people who help with papers, doctors and landlords.',
      'Socks, soap and bus fares go faster than anything else.',
    ],
  },
  care: {
    does: [
      '{name} is there for people in {place} who are ill, and for whoever looks after them.',
      'Somebody to talk to, a lift to the hospital, an afternoon off: {name} does in {place} what makes a hard year bearable.',
    ],
    needs: [
      '£35 gives a carer an afternoon off.',
      'What you raise pays for the drop-in and for the drivers’ petrol.',
      'We’re training twelve more volunteers this year.',
    ],
  },
  'Wildlife Trust': {
    does: [
      '{name} looks after nine nature reserves around {place}, all of them open to everybody.',
      'Otters are back in {place}, and {name} means to keep them there.',
    ],
    needs: [
      'What you raise plants hedges, mends paths and pays for school visits.',
      '£50 plants ten metres of hedge.',
      'We’re raising to buy the meadow beside the river.',
    ],
  },
  'Youth Trust': {
    does: [
      '{name} runs the only place in {place} where teenagers can go in the evening without paying.',
      'Music, boxing, homework and toast: {name} is open in {place} five nights a week.',
    ],
    needs: [
      'A session for thirty young people costs £90.',
      'What you raise pays for youth workers, and for the heating.',
      'We’re raising money for a minibus.',
    ],
  },
  school: {
    does: [
      '{name} pays for what the school’s budget in {place} can’t stretch to.',
      'The parents and teachers of {name} run the fair, the quiz and the second-hand uniform rail in {place}.',
    ],
    needs: [
      'This year it’s new books for every classroom.',
      'We’re raising so that nobody misses a school trip because of money.',
      'What you raise pays for instruments, sports kit and the pond.',
    ],
  },
  club: {
    does: [
      '{name} has been part of {place} for three generations, with teams from under-sevens to over-sixties.',
      'Anybody in {place} who’d like to try {what} is welcome at {name}. Borrow the kit for your first year.',
    ],
    needs: [
      'What you raise keeps junior fees at £2 a week.',
      'We’re raising money for new changing rooms: the old ones let the rain in.',
      'Kit, coaches’ courses and travel to away games cost us £6,000 a season.',
    ],
  },
  scouts: {
    does: [
      '{name} meets every week in {place}, and is run by volunteers from end to end.',
      'Sixty young people in {place} learn to cook, camp and lead with {name}.',
    ],
    needs: [
      'What you raise goes to tents, and to places at camp for families who can’t pay.',
      'The roof of our hut needs £4,000.',
      'We’re saving for canoes.',
    ],
  },
  music: {
    does: [
      '{name} plays and sings wherever {place} has something to celebrate or to remember.',
      'You don’t have to read music to join {name}; half of {place} learned with us.',
    ],
    needs: [
      'What you raise pays for lessons, sheet music and the hall.',
      'A new instrument costs £600, and we have nine learners waiting for one.',
      'We’re raising to take everybody to the national finals.',
    ],
  },
  group: {
    does: [
      '{name} brings people in {place} together, whatever their age and whatever they can pay.',
      'There’s always a kettle on at {name}, and somebody in {place} to talk to.',
    ],
    needs: [
      'What you raise pays the rent and the heating.',
      'We’re raising money for a ramp and a kitchen that meets the rules.',
      'Tools, insurance and tea cost us £1,800 a year.',
    ],
  },
  'Wheelchair Appeal': {
    does: [
      '{name} is for a nine-year-old from {place} who has outgrown her chair and would like to keep up with her brothers.',
      'The chair that would give somebody in {place} their independence isn’t paid for by anybody else. {name} was set up by their friends.',
    ],
    needs: [
      'The chair costs £7,400, and we’re about half way.',
      'Whatever is left over goes to the next child on the list.',
      'A standing frame comes next.',
    ],
  },
  'Study Abroad Appeal': {
    does: [
      '{name} helps a student from {place} take up a place that she has earned.',
      'Nobody in the family has been to university before. {name} is how {place} gets its first vet.',
    ],
    needs: [
      'Rent and the flight come to £3,200.',
      'Books and a laptop are what’s missing.',
      'What you raise pays for the second term.',
    ],
  },
  'Guide Dog Appeal': {
    does: [
      '{name} pays for the training of a guide dog for somebody in {place}.',
      'A guide dog gives back the walk to the shops. People in {place} started {name} to pay for one.',
    ],
    needs: [
      'Two years of training cost £12,000.',
      'The puppy has a name already: the primary school chose it.',
      'What you raise pays for food, vet and trainer.',
    ],
  },
  individual: {
    does: [
      'For {name}, somebody from {place} who couldn’t run for a bus a year ago is going much further than that.',
      '{name} is one person from {place}, a training plan on the fridge and a very early alarm clock.',
    ],
    needs: [
      'Everything raised goes to the children’s ward that looked after our son.',
      'What you raise is passed on in full to the local hospice; the costs are paid for already.',
      'The target is £2,000, and each purchase counts.',
    ],
  },
  business: {
    does: [
      'The people who work at {name} choose a good cause in {place} each year, and everybody can join in.',
      '{name} collects from staff and customers, and gives all of it away in {place}.',
    ],
    needs: [
      'This year it goes to the after-school club.',
      'This year it’s the defibrillator for the market square.',
      'This year we’re helping the community garden.',
    ],
  },
}

/** Which story a last part of a name has that isn't named by itself or its kind. */
const alike: Record<string, string> = {
  'Air Ambulance': 'rescuers',
  Lifeboat: 'rescuers',
  'Animal Rescue': 'animals',
  'Cat Sanctuary': 'animals',
  'Night Shelter': 'shelter',
  'Refugee Support': 'shelter',
  'Carers Centre': 'care',
  'Cancer Care': 'care',
  'Dementia Friends': 'care',
  Scouts: 'scouts',
  Guides: 'scouts',
  'Brass Band': 'music',
  Choir: 'music',
  'Youth Orchestra': 'music',
}

const [doings, needings] = [2, 3]
/** Which story a last part of a name has. */
export const storyNameOf = ({ name, kind }: { name: string; kind: string }): string =>
  name in stories ? name : (alike[name] ?? kind)

const storyOf = ({ name, kind }: { name: string; kind: string }): Story => {
  const story = stories[storyNameOf({ name, kind })]
  if (!story) throw new Error(`No story for ${name}, which is a ${kind}.`)
  return story
}
const what = (name: string) => name.replace(/ Club$/, '').toLowerCase()

/** One after another for each last part of a name: what it does, and what is raised for. */
export const causeStories = {
  does: {
    count: doings,
    texts: causeNouns.flatMap((noun) => storyOf(noun).does.map((text) => text.replaceAll('{what}', what(noun.name)))),
  },
  needs: { count: needings, texts: causeNouns.flatMap((noun) => [...storyOf(noun).needs]) },
}
