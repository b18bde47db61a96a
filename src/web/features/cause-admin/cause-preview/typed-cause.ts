import type { IdentityFields, LinksFields } from '#contract/cause-admin/cause-page.rules.ts'
import type { PaysForFields } from '#contract/cause-admin/pays-for.rules.ts'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import type { PreviewLook } from '#machines/cause-admin/cause-preview/cause-preview.machine.ts'
import { lazyImport } from '#web/site/lazy-import.ts'

const loadRules = lazyImport(() => import('#contract/cause-admin/cause-page.rules.ts'))
const loadPaysFor = lazyImport(() => import('#contract/cause-admin/pays-for.rules.ts'))

/** What is typed in the settings of a cause’s page, whether saved or not; what nobody has touched is left out. */
export interface TypedParts {
  description?: string
  target?: string
  location?: string
  links?: LinksFields
  paysFor?: PaysForFields
  identity?: Partial<IdentityFields>
  isShown?: boolean
  cover?: string | null
}

/** The cause as its page would show it. What no rule allows could not be saved, so the page would show what is kept. */
export async function lookOf(cause: Cause, typed: TypedParts): Promise<PreviewLook> {
  const [rules, { paysForRules, paysForLines }] = await Promise.all([loadRules(), loadPaysFor()])
  const description = rules.descriptionRules.safeParse({ description: typed.description }).data?.description
  const target = rules.targetRules.safeParse({ target: typed.target }).data?.target
  const place = rules.locationRules.safeParse({ location: typed.location }).data?.location
  const links = rules.linksRules.safeParse(typed.links).data
  const paysFor = paysForRules.safeParse(typed.paysFor).data
  const identity = rules.identityRules.safeParse({
    causeName: cause.name,
    kind: cause.kind,
    charityNumber: cause.charityNumber ?? '',
    ...typed.identity,
  }).data
  return {
    cause: {
      ...cause,
      ...(description === undefined ? {} : { description }),
      ...(place === undefined ? {} : { place }),
      ...(typed.isShown === undefined ? {} : { showLocationInSearch: typed.isShown }),
      ...(typed.cover === undefined ? {} : { coverHttps: typed.cover }),
      ...(paysFor ? { paysFor: paysForLines(paysFor) } : {}),
      ...(links ? { website: links.website || null, socialLinks: linksOf(links) } : {}),
      ...(identity ? { name: identity.causeName, kind: identity.kind, charityNumber: numberOf(identity) } : {}),
    },
    target: target === undefined ? cause.yearTarget : Number(target) * 100 || null,
  }
}

const numberOf = ({ kind, charityNumber }: IdentityFields) => (kind === 'charity' ? charityNumber : null)

const linksOf = ({ website, facebook, twitter, instagram }: LinksFields): Cause['socialLinks'] => ({
  website: website || null,
  facebook: facebook || null,
  twitter: twitter || null,
  instagram: instagram || null,
})

/** The figures of now, beside the target that is typed: how far this year has come towards it. */
export function storyOf(story: CauseStory | null, target: number | null, now: number): CauseStory | null {
  if (!story) return null
  const thisYear = new Date(now).getFullYear()
  const raised = story.years.find(({ year }) => year === thisYear)?.pence ?? 0
  // Where none was set, what is pending is of the last few months.
  const pending = story.target?.pending ?? Math.min(story.pending, raised)
  return { ...story, target: target === null ? null : { year: thisYear, pence: target, raised, pending } }
}
