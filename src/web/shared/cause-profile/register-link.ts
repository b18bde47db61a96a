/**
 * Where a register shows one charity, by the number that it is registered under; the three are public services of their countries.
 * England and Wales: https://register-of-charities.charitycommission.gov.uk (`subId` 0 is the charity itself, others are linked to it);
 * Scotland: https://www.oscr.org.uk/about-charities/search-the-register; Northern Ireland: https://www.charitycommissionni.org.uk/charity-search
 */
export function registerLink(number: string): string {
  if (number.startsWith('SC'))
    return `https://www.oscr.org.uk/about-charities/search-the-register/charity-details?number=${number}`
  const northern = /^NIC?(\d+)$/.exec(number)?.[1]
  if (northern) return `https://www.charitycommissionni.org.uk/charity-details/?regId=${northern}&subId=0`
  const [main, linked = '0'] = number.split('-')
  return `https://register-of-charities.charitycommission.gov.uk/charity-details/?regId=${main}&subId=${linked}`
}
