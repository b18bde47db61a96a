import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { bandBelowTheFold } from '#web/ui/styles.ts'
import { canCollect } from './can-collect.ts'
import { partsOf } from './cause-lead.ts'
import { CauseLinks } from './cause-links.tsx'
import { CauseMoney } from './cause-money.tsx'
import { CausePayments } from './cause-payments.tsx'
import { CausePaysFor } from './cause-pays-for.tsx'
import { CauseReasons } from './cause-reasons.tsx'
import { CauseSpread } from './cause-spread.tsx'
import { CauseUpdates } from './cause-updates.tsx'
import { CauseYears } from './cause-years.tsx'
import { type ProfileShown, useProfile } from './profile-context.ts'

const parts = css`
  display: grid; gap: var(--s7); grid-template-columns: minmax(0, 1fr); margin-block-start: var(--s4);
  @media (max-width: 767px) { order: 1; margin-block-start: var(--s2); }
  & section { display: grid; gap: var(--s4); align-content: start; grid-template-columns: minmax(0, 1fr); }
  &:empty { display: none; }
  @media (min-width: 1024px) { grid-column: 1; grid-row: 3; margin-block-start: var(--s3); }
`
// Below both columns.
const below = css`
  grid-column: 1 / -1; order: 4; &:empty { display: none; }
`
// From edge to edge of the window.
const ledger = css`
  display: grid; gap: var(--s6) var(--s8); grid-template-columns: minmax(0, 1fr); margin-block: var(--s6) var(--s4); padding-block: var(--s7); background: var(--accent-wash); border-image: conic-gradient(var(--accent-wash) 0 0) fill 0 / 0 / 0 100vw;
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
// The end of the page; on a phone the button is in sight all along.
const onward = css`
  grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: var(--s3) var(--s6); align-items: center; justify-content: space-between; padding-block-start: var(--s5); border-block-start: 1px solid color-mix(in srgb, var(--accent) 20%, transparent);
  & > p { font: 600 var(--size-xl) / 1.3 var(--display); text-wrap: balance; }
  @media (max-width: 767px) { display: none; }
`
const sums = css`display: grid; gap: var(--s6); align-content: start;`
const text = css`
  display: grid; gap: 0.85em; margin: 0; padding-inline-start: var(--s4); border-inline-start: 4px solid var(--highlight); font-size: 1.0625rem; line-height: 1.65; max-inline-size: 62ch;
  & > p { white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
`
/** Its story; what stands at the head of the page is not said again. */
function About({ cause: { description } }: ProfileShown) {
  const { rest } = partsOf(description)
  if (!rest) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('content:cause.about')}</h2>
      <blockquote className={text}>
        {rest.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </section>
  )
}

/** What stands below the first look: its story, what it has told, who supports it, and how to pass it on. */
export function CauseParts() {
  const shown = useProfile()
  return (
    <div id="cause-parts" className={parts}>
      <About {...shown} />
      <CauseUpdates />
      <CauseReasons />
      {canCollect(shown.cause) && shown.starters && <CauseSpread />}
    </div>
  )
}

/** Below it, from edge to edge, where all that was raised is, what has been paid and when, and the way to add to it. */
export function CauseLedger() {
  const { cause, story } = useProfile()
  const { payments = [], years = [] } = story ?? {}
  return (
    <div id="cause-ledger" className={cx(below, bandBelowTheFold)}>
      {story && (payments.length > 0 || years.length > 0) && (
        <div className={ledger}>
          <div className={sums}>
            {payments.length > 0 && <CauseMoney story={story} />}
            <CauseYears story={story} />
          </div>
          <CausePayments story={story} />
          {canCollect(cause) && (
            <div className={onward}>
              <p>{t('content:cause.onward')}</p>
              <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: cause.id }}>
                {t('content:cause.onwardTo', { cause: cause.name })}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

export { CauseLinks, CausePaysFor }
