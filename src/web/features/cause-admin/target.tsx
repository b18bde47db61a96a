import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatSum } from '#web/i18n/later-formats.ts'
import { ShareRing } from '#web/ui/share-ring.tsx'
import { card, soft, unsure, visuallyHidden } from '#web/ui/styles.ts'
import { raisedByYearEnd, saidOf } from './target-pace.ts'

// What it is; below it as a ring how far it has come, beside that in pounds, and where there is room for it what is missing too.
const frame = css`
  display: grid; gap: var(--s1) var(--s4); grid-template-columns: auto minmax(0, 1fr); align-content: center; line-height: 1.4; font-size: var(--size-s);
  & > * { grid-column: 1 / -1; }
  & > header { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: baseline; justify-content: space-between; margin-block-end: var(--s1); & > h2 { font-size: var(--size-l); line-height: 1.3; } }
  & > svg { grid-column: 1; inline-size: 5rem; block-size: 5rem; align-self: center; }
  & > p { text-wrap: pretty; }
  & > svg + p { grid-column: 2; align-self: center; font-size: var(--size-m); }
  & b { font: 700 var(--size-xl) / 1.25 var(--text); font-variant-numeric: tabular-nums; }
  @media (min-width: 768px) { column-gap: var(--s5); & > svg { grid-row: 2 / span 4; inline-size: 6.5rem; block-size: 6.5rem; } & > p { grid-column: 2; } }
`
const change = css`font-size: var(--size-s); & > a { display: inline-flex; align-items: center; min-block-size: 32px; }`
interface TargetProps {
  causeId: number
  /** Of this year, what of it shops haven’t confirmed yet, and of the last thirty days; pence. */
  raised: number
  pending: number
  recent: number
  pence: number
  /** In milliseconds. */
  now: number
}

/** How far the cause has come this year towards what it means to raise, and where the last thirty days' pace leads. */
export function Target({ causeId, raised, pending, recent, pence, now }: TargetProps) {
  const words = t('cause-admin-dashboard:target.text', { raised: formatMoney(raised), target: formatSum(pence) })
  const guess = raisedByYearEnd(raised, recent, now)
  const said = saidOf(guess, raised)
  return (
    <section className={cx(card, frame)} aria-labelledby="target">
      <header>
        <h2 id="target">{t('cause-admin-dashboard:target.title')}</h2>
        <ChangeTarget causeId={causeId} name="change" />
      </header>
      <ShareRing value={raised} most={pence} pending={pending} />
      <p>
        <b>{formatMoney(raised)}</b> <span>{t('cause-admin-dashboard:target.of', { target: formatSum(pence) })}</span>
      </p>
      <progress className={visuallyHidden} value={Math.min(raised, pence)} max={pence} aria-label={words} />
      {pending > 0 && <p className={unsure}>{t('cause-admin-dashboard:target.pending', { amount: formatMoney(pending) })}</p>}
      {raised >= pence ? (
        <p>{t('cause-admin-dashboard:target.reached')}</p>
      ) : (
        <>
          <p>{t('cause-admin-dashboard:target.left', { left: formatMoney(pence - raised) })}</p>
          {recent > 0 && (
            <p className={soft}>
              {guess < pence
                ? t('cause-admin-dashboard:target.pace', { sum: formatSum(said), short: formatSum(pence - said) })
                : t('cause-admin-dashboard:target.inTime')}
            </p>
          )}
        </>
      )}
    </section>
  )
}

interface ChangeProps {
  causeId: number
  name: 'change' | 'set'
}

/** Where a cause says how far it means to come. */
export const ChangeTarget = ({ causeId, name }: ChangeProps) => (
  <p className={change}>
    <Link to="/account/causes/$causeId/settings/cause-details" params={{ causeId: `${causeId}` }}>
      {t(`cause-admin-dashboard:target.${name}`)}
    </Link>
  </p>
)
