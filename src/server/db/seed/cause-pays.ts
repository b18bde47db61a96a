import type { PaysFor } from '#contract/causes/cause.ts'
import { storyNameOf } from './cause-stories.ts'
import { causeNouns } from './words.ts'

/** What donations to a demo cause pay for, by its story; people and businesses that pass on what they raise have said nothing. */
const pays: Record<string, Record<number, string>> = {
  Hospice: { 8: 'flowers and a card for a family', 25: 'an hour of bereavement support', 60: 'an evening of nursing at home' },
  'Food Bank': { 3: 'a week of nappies', 15: 'breakfasts for a family for a fortnight', 40: 'a tank of diesel for the van' },
  rescuers: { 12: 'a dressing pack', 45: 'a helmet torch', 150: 'a day of training for one of the crew' },
  animals: { 5: 'a week of bedding', 12: 'worming and flea treatment', 65: 'a dog’s vaccinations and neutering' },
  shelter: { 3: 'a hot meal', 9: 'socks, soap and a bus fare', 28: 'a bed for one night' },
  care: { 4: 'tea and cake at the drop-in', 12: 'a lift to the hospital and back', 90: 'training for a volunteer' },
  'Wildlife Trust': {
    5: 'a packet of meadow seed',
    24: 'a nest box for barn owls',
    120: 'a day by the river for a school class',
  },
  'Youth Trust': { 2: 'toast for a whole evening', 15: 'a pair of boxing gloves', 90: 'an evening for thirty young people' },
  school: { 6: 'a new book for a classroom', 18: 'a place on a school trip', 75: 'a recorder for each child in a class' },
  club: { 8: 'an hour of coaching', 20: 'kit to borrow for a first year', 140: 'a coach’s first course' },
  scouts: { 5: 'an evening round the fire', 35: 'a weekend at camp', 180: 'a tent for four' },
  music: { 6: 'a set of sheet music', 22: 'a lesson', 48: 'an evening’s hire of the hall' },
  group: { 4: 'a box of tea', 15: 'a first-aid kit', 30: 'an evening’s rent' },
  'Wheelchair Appeal': { 20: 'a tyre that grips on grass', 95: 'a harness', 400: 'one of the two motors' },
  'Study Abroad Appeal': { 15: 'a textbook', 60: 'a week of meals', 110: 'a week of rent' },
  'Guide Dog Appeal': { 7: 'a week of food', 40: 'a check-up at the vet', 160: 'a week of training' },
}

const linesOf = (noun: { name: string; kind: string }): PaysFor[] =>
  Object.entries(pays[storyNameOf(noun)] ?? {}).map(([pounds, text]) => ({ pounds: Number(pounds), text }))

/** One for each last part of a name, as the database keeps it. */
export const causePays = causeNouns.map((noun) => JSON.stringify(linesOf(noun)))

/** Of the causes that can be tried, in their order. */
export const paysForExamples: PaysFor[][] = [
  [
    { pounds: 10, text: 'a sitter’s petrol for one night' },
    { pounds: 45, text: 'a whole night with somebody at the bedside' },
    { pounds: 120, text: 'a day of nursing at home' },
  ],
  [
    { pounds: 3, text: 'a week of nappies' },
    { pounds: 12, text: 'a bag of food for a family for three days' },
    { pounds: 40, text: 'a tank of diesel for the van' },
  ],
  [
    { pounds: 18, text: 'the fuel for one minute in the air' },
    { pounds: 60, text: 'the dressings and drugs of one call-out' },
  ],
  [
    { pounds: 5, text: 'a week of bedding' },
    { pounds: 20, text: 'a health check, a chip and a week of food' },
    { pounds: 65, text: 'a dog’s vaccinations and neutering' },
  ],
]
