/** Parts that the invented names of the demo are put together from. Lengths are coprime, so that every pair up to their product is new. */
const list = (text: string) => text.trim().split(/\s*\|\s*/)

// 97 first parts
export const shopFirst = list(
  `Alder|Amberley|Anchor|Applewood|Ardent|Ash Lane|Barley|Beacon|Bellweather|Birch|Blackthorn|Bluebell|Bramble|Brightside|Brook|Burnside|Calico|Canterway|Cedar|Chalk Hill|Clover|Cobalt|Copper|Cornflower|Crab Apple|Cygnet|Dandelion|Dapple|Dovecote|Driftwood|Eastmoor|Elder|Ember|Everly|Fallow|Fenwick|Fern|Fieldfare|Flint|Foxglove|Garland|Gentian|Gilder|Goldcrest|Greenway|Hackett|Harbour|Hartley|Hawthorn|Hazel|Heather|Heron|Hollin|Honeypot|Ivory|Jasper|Juniper|Kestrel|Kingsway|Lantern|Larch|Lark|Linden|Lowland|Magpie|Maple|Marigold|Meadow|Merrydown|Mill Row|Nettle|Northgate|Nutmeg|Oakley|Orchard|Otter|Paddock|Pebble|Pennant|Pippin|Plover|Primrose|Quayside|Quill|Redwing|Rowan|Saffron|Sandpiper|Skylark|Sorrel|Sparrow|Tamarind|Thistle|Thyme|Westbrook|Willow|Wren`,
)

// 83 second parts, each with its category and sector
const shops: Record<string, { sector: 'goods' | 'travel' | 'insurance'; seconds: string }> = {
  'Home and garden': {
    sector: 'goods',
    seconds: 'Home|Garden Centre|Interiors|Furnishings|Lighting|Kitchens|Bedding|Paints|Tools|Carpets',
  },
  Fashion: { sector: 'goods', seconds: 'Clothing|Tailors|Knitwear|Denim|Shoes|Boutique|Menswear|Outfitters|Socks|Bags' },
  'Food and drink': { sector: 'goods', seconds: 'Grocers|Bakery|Coffee|Tea Rooms|Wines|Deli|Cheese|Farm Shop|Chocolates|Pantry' },
  'Health and beauty': { sector: 'goods', seconds: 'Beauty|Pharmacy|Opticians|Skincare|Soaps|Fragrance|Wellbeing|Vitamins' },
  Electricals: { sector: 'goods', seconds: 'Electricals|Cameras|Audio|Computers|Phones|Appliances|Games' },
  'Books and hobbies': { sector: 'goods', seconds: 'Books|Crafts|Music|Stationery|Art Supplies|Models|Yarns' },
  'Children and toys': { sector: 'goods', seconds: 'Toys|Baby|Nursery|Schoolwear|Prams' },
  'Sports and outdoors': { sector: 'goods', seconds: 'Sports|Cycles|Outdoors|Running|Camping|Fishing|Golf' },
  Travel: { sector: 'travel', seconds: 'Holidays|Hotels|Cottages|Ferries|Coaches|Cruises|Airport Parking' },
  'Insurance and utilities': { sector: 'insurance', seconds: 'Insurance|Pet Cover|Car Insurance|Broadband|Energy' },
  Pets: { sector: 'goods', seconds: 'Pets|Aquatics|Saddlery' },
  'Gifts and flowers': { sector: 'goods', seconds: 'Flowers|Gifts|Cards|Hampers' },
}
export const shopSecond = Object.entries(shops).flatMap(([category, { sector, seconds }]) =>
  list(seconds).map((name) => ({ name, category, sector })),
)

// 101 invented places
export const places = list(
  `Abbotsmere|Aldcombe|Applethwaite|Ardleigh Cross|Ashbourne Vale|Barrowfield|Beckhampton|Birchover Green|Blaydon Moor|Bramley End|Brigham Sands|Brockwell|Burnley Heath|Calderbrook|Cardlow|Carrick Bay|Castlebridge|Chalford Hill|Chesterwold|Cleeburn|Coldharbour|Corfield|Cranmere|Culverdale|Dalby Ferry|Darrowby|Deepdale|Dinas Coed|Dunmore|Eastcote Mills|Eddleston Bay|Elmswick|Fairlight|Farrowdale|Felsham|Fernbrook|Fordwich End|Foxholes|Garsdale|Glenarden|Glossop Vale|Greystoke|Hadleigh Marsh|Halwick|Harrowden|Hartsmere|Haverbrook|Heddon|Hexley|Highbridge|Holmfirth Edge|Hurstley|Inverlyn|Keldale|Kelsall Park|Kilmory|Kingsferry|Kirkdale|Lambrook|Langthorne|Larkhill|Leabrook|Linthwaite|Llanfair Coed|Longmere|Lowmoor|Lydcombe|Malting Row|Marbury|Mardale|Meadowhall|Merrow|Millbrook|Moorside|Netherby|Newbarns|Norwell|Oakhampton|Oldcastle|Otterbourne|Pembury|Penmoor|Porthmere|Ravensdale|Redmire|Ribbleton|Rosebridge|Saltmarsh|Selwood|Severnside|Shawbury|Stainforth|Stonebeck|Tarnside|Thornbury|Upton Vale|Wakeley|Waverley|Westerdale|Whitford|Yarrowdale`,
)

// 59 nouns of causes, each with its kind
const nouns: Record<string, string> = {
  charity:
    'Hospice|Food Bank|Air Ambulance|Animal Rescue|Night Shelter|Carers Centre|Wildlife Trust|Lifeboat|Youth Trust|Cancer Care|Dementia Friends|Refugee Support|Cat Sanctuary',
  school: 'Primary School PTA|Infant School|Junior School Friends|Academy|Nursery School|High School Parents|Special School',
  club: 'Cricket Club|Football Club|Rugby Club|Netball Club|Swimming Club|Running Club|Rowing Club|Judo Club|Tennis Club|Bowls Club',
  group:
    'Scouts|Guides|Brass Band|Choir|Allotment Society|Men’s Shed|Toddler Group|Village Hall|Community Orchard|Amateur Dramatics|Youth Orchestra|Walking Group',
  individual:
    'Marathon Appeal|Channel Swim Appeal|Three Peaks Appeal|Wheelchair Appeal|Expedition Appeal|Guide Dog Appeal|Sports Travel Appeal|Study Abroad Appeal|Cycle Challenge',
  business:
    'Bakers Giving Fund|Builders Giving Fund|Bookshop Giving Fund|Brewery Giving Fund|Garage Giving Fund|Salon Giving Fund|Café Giving Fund|Print Works Giving Fund',
}
export const causeNouns = Object.entries(nouns).flatMap(([kind, names]) => list(names).map((name) => ({ kind, name })))

// 26 qualifiers
export const qualifiers = list(
  `Riverside|Hillside|St Anne’s|St Peter’s|Northside|Southside|Old Town|Community|United|District|Valley|Lakeside|Parkside|St Mary’s|Castle|Abbey|Market|Harbour|Woodland|Greenfield|Bridge|Station|Mill|Priory|Common|Central`,
)

export const firstNames = list(
  `Aisha|Alfie|Amara|Arjun|Beth|Callum|Carys|Chidi|Daisy|Dev|Eilidh|Ella|Farah|Finn|Freya|George|Grace|Hamza|Hannah|Idris|Imogen|Isaac|Jia|Joan|Kwame|Layla|Leo|Luca|Maeve|Mei|Mohammed|Nia|Noah|Olive|Oscar|Priya|Quentin|Rhys|Rosa|Ruby|Sam|Saoirse|Seth|Tariq|Theo|Uma|Violet|Will|Yasmin|Zac|Zoe`,
)
export const lastNames = list(
  `Adeyemi|Ahmed|Baker|Begum|Bennett|Brown|Campbell|Chen|Clarke|Cooper|Davies|Edwards|Evans|Foster|Fraser|Gill|Green|Hall|Harris|Hughes|Iqbal|Jackson|James|Jones|Kaur|Kelly|Khan|King|Lewis|Macdonald|Martin|Mensah|Morgan|Murphy|Nowak|Okafor|Osei|Owen|Patel|Phillips|Price|Quinn|Reid|Roberts|Robinson|Scott|Shah|Singh|Smith|Stewart|Taylor|Thomas|Walker`,
)
