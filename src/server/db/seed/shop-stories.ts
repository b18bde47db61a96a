import { shopSecond } from './words.ts'

/** What a demo shop says of itself, by the second part of its name or by its category: how it began, and what it is good for. `{name}` and `{years}` are filled in. */
interface Story {
  begins: readonly [string, string, string]
  sells: readonly [string, string]
}

const stories: Record<string, Story> = {
  'Home and garden': {
    begins: [
      '{name} began in a barn {years} years ago, and still tries everything at home before it goes on sale.',
      '{name} sells furniture and homeware for every size of home.',
      'Two sisters started {name} {years} years ago with one van and a lot of tape measures.',
    ],
    sells: [
      'Samples are free, furniture is carried to the room you choose, and you have 60 days to return things.',
      'Delivery is free over £50, and there are new clearance items every Thursday.',
    ],
  },
  Fashion: {
    begins: [
      '{name} has been cutting and sewing for {years} years, and makes every size from 6 to 28.',
      '{name} makes clothes that last: simple shapes, good cloth, and buttons that stay on.',
      'What started as a market stall {years} years ago is now {name}, with a workshop of forty people.',
    ],
    sells: [
      'Delivery and returns are free, and a small repair costs nothing for as long as you own it.',
      'New arrivals come in every other week, and last season’s go to the outlet at up to half price.',
    ],
  },
  'Food and drink': {
    begins: [
      '{name} buys from sixty farms and small makers, and knows each of them by name.',
      'For {years} years {name} has filled larders and lunch boxes with food that tastes of something.',
      '{name} is still run by the family that opened its first counter {years} years ago.',
    ],
    sells: [
      'Order by noon for delivery the next day, in packaging that you can put out with the cardboard.',
      'Order a box once, weekly or monthly, and skip it when you’re away.',
    ],
  },
  'Health and beauty': {
    begins: [
      '{name} has been looking after people for {years} years, with advice from trained staff by phone or online.',
      '{name} keeps its list of ingredients short and its prices fair.',
      'Nothing at {name} is tested on animals, and nothing has been for {years} years.',
    ],
    sells: [
      'Refills cost a third less than the first bottle.',
      'Delivery is free over £25, and opened products can still be sent back if they don’t suit you.',
    ],
  },
  Electricals: {
    begins: [
      '{name} tests everything it sells, and is honest about what each thing can’t do.',
      '{name} has been selling and repairing electricals for {years} years.',
      'The people who answer the phone at {name} have tried what they sell.',
    ],
    sells: [
      'Two years’ guarantee comes with everything, and your old appliance is taken away for recycling.',
      'Refurbished models come with the same guarantee as new ones and cost about a third less.',
    ],
  },
  'Books and hobbies': {
    begins: [
      '{name} is run by people who make things in the evenings too.',
      'For {years} years {name} has kept the odd sizes, the rare colours and the out-of-print.',
      '{name} began as a small shop by a railway station {years} years ago, and still recommends by hand.',
    ],
    sells: [
      'Beginners’ kits have everything in the box, and a helpline if you get stuck.',
      'Small orders go by letter post, so that you needn’t wait in for them.',
    ],
  },
  'Children and toys': {
    begins: [
      '{name} was started by a parent {years} years ago, after one broken toy too many.',
      '{name} tests everything with a panel of forty families before selling it.',
      'Whatever age they are, {name} has something that will last longer than the afternoon.',
    ],
    sells: [
      'Send back what’s been outgrown for a voucher, and it goes to another family.',
      'Choose by age, by price or by how much noise it makes.',
    ],
  },
  'Sports and outdoors': {
    begins: [
      '{name} kits out clubs, Sunday teams and people who have only just started.',
      '{name} has been out in all weathers for {years} years, and its own staff test what it sells.',
      'Whether it’s your first mile or your hundredth match, {name} has been there for {years} years.',
    ],
    sells: [
      'Try it for 30 days: if it doesn’t suit you, send it back, even muddy.',
      'Clubs can order together and have names and numbers printed in a week.',
    ],
  },
  Pets: {
    begins: [
      'Everybody who works at {name} has a pet, and it shows on their jumpers.',
      'For {years} years {name} has fed, bedded and entertained animals of every size.',
      '{name} began with one very fussy animal {years} years ago.',
    ],
    sells: [
      'Food comes as often as you need it, and you can change the date at any time.',
      'A vet answers questions by chat on weekdays, at no charge.',
    ],
  },
  'Gifts and flowers': {
    begins: [
      '{name} has remembered other people’s birthdays for {years} years.',
      '{name} packs every present by hand, and writes the card in ink.',
      'From a thank you to a proper apology, {name} finds the right thing to send.',
    ],
    sells: ['Order by 5pm for the next day, Sundays included.', 'Set a reminder, and it writes to you a week before the day.'],
  },
  Travel: {
    begins: [
      '{name} has been planning journeys for {years} years, by land and by sea.',
      'At {name} a person who has been there answers the phone.',
      '{name} is a small company that only goes to places it knows well.',
    ],
    sells: ['Deposits are low, and dates can be changed once without a fee.', 'What you pay is protected from the day you book.'],
  },
  Hotels: {
    begins: [
      '{name} looks after forty small hotels, each with its own cook and its own front door.',
      'For {years} years {name} has offered good beds and better breakfasts, in cities and by the sea.',
      '{name} has rooms in converted mills, banks and schoolhouses up and down the country.',
    ],
    sells: [
      'Breakfast is always in the price, and most rooms can be cancelled until 6pm the day before.',
      'Stay three nights midweek and the third costs half.',
    ],
  },
  Cottages: {
    begins: [
      '{name} lets six hundred cottages, and somebody from the village has checked each of them.',
      'For {years} years {name} has matched families, friends and dogs with houses that fit them.',
      'From lighthouses to shepherd’s huts, {name} has somewhere quiet to stay.',
    ],
    sells: [
      'Short breaks start on any day out of season, and two dogs are welcome in most houses.',
      'Every cottage has a welcome basket and a neighbour with a spare key.',
    ],
  },
  'Airport Parking': {
    begins: [
      '{name} has spaces at nineteen British airports, all of them fenced and lit.',
      '{name} has been meeting late flights for {years} years.',
      'Leave the car with {name}, and it’s at the door when you land.',
    ],
    sells: [
      'Book a day ahead to pay less than at the gate, and cancel free of charge until midnight.',
      'Buses to the terminal run every ten minutes, day and night.',
    ],
  },
  'Insurance and utilities': {
    begins: [
      '{name} has been insuring homes, holidays and the odd violin for {years} years.',
      'A quote from {name} takes four minutes, and says in plain English what isn’t covered.',
      '{name} is owned by the people it insures, and has been for {years} years.',
    ],
    sells: [
      'Claims are answered by a named person in this country, seven days a week.',
      'There’s no charge for changing your details, and none for paying by the month.',
    ],
  },
  'Car Insurance': {
    begins: [
      '{name} insures new drivers, careful drivers and drivers with a story, and has done for {years} years.',
      'A quote from {name} takes four minutes and a number plate.',
      '{name} pays out on 98 claims in a hundred, and explains the other two.',
    ],
    sells: [
      'A second driver costs nothing extra, and breakdown cover can be added for a few pounds a month.',
      'Protect your no-claims bonus from the first year.',
    ],
  },
  'Pet Cover': {
    begins: [
      '{name} has covered cats, dogs and rabbits for {years} years, and pays most vets directly.',
      '{name} was set up by vets who were tired of asking about money first.',
      'From the first jab to old age, {name} covers an animal for life.',
    ],
    sells: ['A vet answers the phone day and night, and calls are included.', 'The price doesn’t rise because you have claimed.'],
  },
  Broadband: {
    begins: [
      '{name} connects streets that the large companies left out.',
      'For {years} years {name} has kept to one rule: what it says is the speed is the speed.',
      '{name} has one price for new and old customers alike.',
    ],
    sells: ['Contracts run for a month or a year, and the router is yours to keep.', 'If it’s down for a day, a week is free.'],
  },
  Energy: {
    begins: [
      '{name} buys from wind, sun and water in Britain, and publishes where each month’s power came from.',
      '{name} answers the phone within a minute, and has done so for {years} years.',
      '{name} supplies gas and electricity to two hundred thousand homes.',
    ],
    sells: [
      'Fix for a year or go month by month; there’s no fee for leaving.',
      'Night rates are half price, so a car can charge while you sleep.',
    ],
  },
}

const [beginnings, endings] = [3, 2]
const storyOf = ({ name, category }: { name: string; category: string }): Story => {
  const story = stories[name] ?? stories[category]
  if (!story) throw new Error(`No story for ${name} in ${category}.`)
  return story
}

/** One after another for each second part of a name: its beginnings, and its endings. */
export const shopStories = {
  begins: { count: beginnings, texts: shopSecond.flatMap((second) => [...storyOf(second).begins]) },
  sells: { count: endings, texts: shopSecond.flatMap((second) => [...storyOf(second).sells]) },
}
