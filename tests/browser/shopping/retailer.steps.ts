import type { TestSite } from '#tests/kit/site.ts'

/** A shop with a better rate for a while and with a voucher. */
export async function generousShopOf(site: TestSite) {
  const { db } = site.server.services
  return db
    .selectFrom('retailer')
    .innerJoin('rate', 'rate.retailer_id', 'retailer.id')
    .innerJoin('voucher', 'voucher.retailer_id', 'retailer.id')
    .select([
      'retailer.slug',
      'retailer.name',
      'rate.kind',
      'rate.value',
      'rate.increased_until',
      'voucher.code',
      'voucher.title',
    ])
    .where('rate.is_increased', '=', true)
    .where('rate.kind', '=', 'percent')
    .where('rate.increased_until', 'is not', null)
    .executeTakeFirstOrThrow()
}
