import { css, cx } from '@linaria/core'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { partsOf } from '#web/shared/cause-profile/cause-lead.ts'
import { ButtonLink, buttonLooks } from '#web/ui/button.tsx'
import { CauseCover } from '#web/ui/cause-cover.tsx'
import { Face } from '#web/ui/face.tsx'
import { Status } from '#web/ui/status.tsx'
import { row, soft } from '#web/ui/styles.ts'
import { NewTab } from '../new-tab.tsx'

// As the cause’s own page begins: its picture, and the logo over the edge of it beside the name.
const frame = css`position: relative; overflow: clip; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card);`
const below = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); padding: 0 var(--s5) var(--s5);
  @media (max-width: 767px) { padding: 0 var(--s4) var(--s4); }
`
const head = css`
  display: grid; gap: var(--s1) var(--s4); grid-template-columns: auto minmax(0, 1fr); align-items: start;
  & > :first-child { position: relative; margin-block-start: -2rem; & > [data-face] { border: 4px solid var(--surface-raised); border-radius: 18px; background-clip: border-box; } }
  & > div + div { padding-block-start: var(--s3); }
  & h2 { font-size: var(--size-xl); line-height: 1.2; overflow-wrap: anywhere; }
  & p { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center; }
`
const said = css`font-size: var(--size-m); max-inline-size: 60ch; overflow-wrap: anywhere;`
// On a phone both are as wide as the card.
const ways = css`@media (max-width: 767px) { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s2); }`
const tones = { confirmed: 'positive', beingChecked: 'waiting', refused: 'negative' } as const

/** What people see first of a cause’s page, as they see it, and the ways to it and to changing it. What it lacks is said once, by its parts. */
export function PageCard({ cause }: { cause: Cause }) {
  const { name, kind, coverHttps, logoHttps, place, charityNumber, isRegisteredCharity, standing, description, id, uri } = cause
  const editor = { to: '/account/causes/$causeId/settings/cause-details', params: { causeId: `${id}` } } as const
  return (
    <section className={frame} aria-labelledby="cause-page">
      <CauseCover
        name={name}
        kind={kind}
        picture={coverHttps}
        sizes="(min-width: 1400px) 976px, (min-width: 1024px) 70vw, 100vw"
      />
      <div className={below}>
        <div className={head}>
          <div>
            <Face name={name} picture={logoHttps} isLarge />
          </div>
          <div>
            <h2 id="cause-page">{name}</h2>
            <p className={soft}>
              {place && <span>{place}</span>}
              {isRegisteredCharity && charityNumber !== null && (
                <span>{t('cause-admin:summary.charity', { number: charityNumber })}</span>
              )}
              <Status tone={tones[standing]}>{t(`cause-admin-check:standing.${standing}`)}</Status>
            </p>
          </div>
        </div>
        <p className={cx(said, description === '' && soft)}>
          {description === '' ? t('cause-admin:summary.undescribed') : partsOf(description).lead}
        </p>
        <div className={cx(row, ways)}>
          <ButtonLink {...editor}>{t('cause-admin:summary.change')}</ButtonLink>
          <a href={`/causes/${uri}`} target="_blank" rel="noreferrer" className={buttonLooks('secondary')}>
            {t('cause-admin:page.view')}
            <NewTab />
          </a>
        </div>
      </div>
    </section>
  )
}
