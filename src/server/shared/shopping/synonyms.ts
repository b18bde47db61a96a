/** What people call things that shops sell, by the second word of shops’ names or by category: whoever looks for trainers finds shoes. Lower case; a plural is found by its beginning. */
const sold: Readonly<Record<string, readonly string[]>> = {
  shoes: ['trainer', 'sneaker', 'boot', 'footwear', 'sandal', 'heels', 'slipper'],
  running: ['trainer', 'marathon'],
  clothing: ['clothes', 'dress', 'shirt', 'jumper', 'coat', 'jacket', 'skirt', 'trousers', 'jeans', 'fashion', 'outfit'],
  denim: ['jeans'],
  knitwear: ['jumper', 'cardigan', 'sweater', 'scarf'],
  bags: ['handbag', 'rucksack', 'backpack', 'suitcase', 'luggage'],
  bedding: ['mattress', 'duvet', 'pillow', 'sheets', 'bed'],
  furnishings: ['furniture', 'sofa', 'table', 'chair', 'curtain'],
  garden: ['plant', 'seeds', 'lawn', 'barbecue', 'compost'],
  tools: ['diy', 'drill', 'screwdriver'],
  grocers: ['food', 'groceries', 'supermarket', 'vegetables', 'fruit'],
  wines: ['wine', 'beer', 'gin', 'alcohol', 'champagne'],
  beauty: ['makeup', 'make-up', 'cosmetic', 'lipstick'],
  pharmacy: ['chemist', 'medicine', 'prescription'],
  opticians: ['glasses', 'contact lens', 'eye test', 'sunglasses'],
  fragrance: ['perfume', 'aftershave'],
  computers: ['laptop', 'tablet', 'printer', 'pc'],
  phones: ['mobile', 'smartphone', 'sim'],
  audio: ['headphone', 'speaker', 'hi-fi', 'earbud'],
  cameras: ['lens', 'photo'],
  appliances: ['washing machine', 'fridge', 'freezer', 'dishwasher', 'kettle', 'hoover', 'vacuum'],
  games: ['console', 'video game'],
  books: ['novel', 'reading', 'textbook'],
  crafts: ['sewing', 'knitting', 'fabric'],
  music: ['guitar', 'piano', 'vinyl', 'record'],
  toys: ['lego', 'doll', 'puzzle', 'game'],
  baby: ['nappy', 'nappies', 'pushchair', 'cot'],
  schoolwear: ['uniform', 'school'],
  cycles: ['bike', 'bicycle', 'helmet'],
  camping: ['tent', 'sleeping bag'],
  holidays: ['flight', 'package holiday', 'beach', 'city break', 'travel'],
  hotels: ['hotel', 'room', 'b&b', 'stay'],
  cottages: ['self-catering', 'weekend away'],
  'car insurance': ['motor', 'car cover'],
  broadband: ['internet', 'wifi', 'wi-fi', 'fibre'],
  energy: ['electricity', 'gas bill'],
  pets: ['dog', 'cat', 'rabbit', 'pet food'],
  flowers: ['bouquet', 'florist', 'roses'],
  gifts: ['present', 'birthday', 'christmas'],
}

/** The names that a term stands for: none when it is only the beginning of a shorter word. `term` is lower-cased and trimmed. */
export function synonymsOf(term: string): string[] {
  if (term.length < 3) return []
  return Object.entries(sold)
    .filter(([, words]) =>
      words.some(
        (word) => word.startsWith(term) || (word.length >= 3 && term.startsWith(word) && term.length <= word.length + 2),
      ),
    )
    .map(([name]) => name)
}
