import type { GivingSource, MyGiving } from '#contract/giving/my-giving.ts'
import { limits } from '#contract/limits.ts'
import { stageHasTag } from '#machines/giving/donation/donation.machine.ts'
import type { Db } from '#server/db/open.ts'
import { filterDonations } from './transaction-rows.ts'

const added = (one: GivingSource, more: Omit<GivingSource, 'shop'>): GivingSource => ({
  shop: one.shop,
  raised: one.raised + more.raised,
  pending: one.pending + more.pending,
  count: one.count + more.count,
})

/** which shops a person's donations came from, the most first; what counts as raised and as pending is the chart's word. */
export async function readSources(db: Db, userId: number): Promise<MyGiving['sources']> {
  const rows = await filterDonations(db, { userId })
    .leftJoin('retailer', 'retailer.id', 'donation.retailer_id')
    .select([
      'retailer.id',
      'retailer.slug',
      'retailer.name',
      'retailer.category',
      'stage',
      (of) => of.fn.sum<number>('net_pence').as('pence'),
      (of) => of.fn.countAll<number>().as('count'),
    ])
    .groupBy(['retailer.id', 'stage'])
    .execute()
  const sources = new Map<number | null, GivingSource>()
  for (const { id, slug, name, category, stage, pence, count } of rows) {
    if (!stageHasTag(stage, 'raised')) continue
    const shop = slug !== null && name !== null && category !== null ? { slug, name, category } : null
    const before = sources.get(id) ?? { shop, raised: 0, pending: 0, count: 0 }
    const raised = Number(pence)
    sources.set(id, added(before, { raised, pending: stageHasTag(stage, 'pending') ? raised : 0, count: Number(count) }))
  }
  // What a shop has taken back whole has come from nowhere.
  const all = [...sources.values()]
    .filter(({ raised }) => raised > 0)
    .sort((a, b) => b.raised - a.raised || (a.shop?.name ?? '').localeCompare(b.shop?.name ?? ''))
  const rest = all.slice(limits.shownSources)
  return {
    top: all.slice(0, limits.shownSources),
    others: rest.length > 0 ? rest.reduce(added, { shop: null, raised: 0, pending: 0, count: 0 }) : null,
  }
}
