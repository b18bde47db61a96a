import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { figurePeriods } from '#contract/rewards/channels.ts'
import type { PromotionFigures } from '#contract/rewards/promotion-figures.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { promotionFiguresWith } from './promotion-figures.implementations.ts'

const periods = css`
  display: flex; flex-wrap: wrap; gap: var(--s2); border: 0; padding: 0; margin: 0;
  & > button[aria-pressed='true'] { background: var(--accent); color: var(--accent-ink); }
`
const table = css`
  inline-size: 100%; border-collapse: collapse;
  & th, & td { padding: var(--s3) 0; text-align: start; vertical-align: middle; border-block-end: 1px solid var(--line-soft); }
  & thead th { font-size: var(--size-s); font-weight: 600; color: var(--ink-soft); }
  & tbody th { font-weight: 600; inline-size: 40%; padding-inline-end: var(--s3); overflow-wrap: anywhere; }
  & .count { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; padding-inline-start: var(--s4); inline-size: 1%; }
  & progress { display: block; inline-size: 100%; block-size: 10px; appearance: none; border: 0; border-radius: var(--radius); overflow: hidden; background: var(--surface-sunk); }
  & progress::-webkit-progress-bar { background: var(--surface-sunk); }
  & progress::-webkit-progress-value { background: var(--accent); }
  & progress::-moz-progress-bar { background: var(--accent); }
  & .bar { inline-size: 50%; }
  @media (max-width: 767px) { & .bar { display: none; } & tbody th { inline-size: auto; } }
`

function Figures({ channels, otherVisits }: PromotionFigures) {
  const most = Math.max(...channels.map(({ visits }) => visits), 1)
  return (
    <>
      <table className={table} aria-labelledby="promotion-figures">
        <thead>
          <tr>
            <th scope="col">{t('rewards-promotion:figures.channel')}</th>
            <td className="bar" />
            <th scope="col" className="count">
              {t('rewards-promotion:figures.visits')}
            </th>
            <th scope="col" className="count">
              {t('rewards-promotion:figures.joins')}
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map(({ channel, visits, joins }) => (
            <tr key={channel}>
              <th scope="row">{t(`rewards-promotion:figures.channels.${channel}`)}</th>
              <td className="bar" aria-hidden="true">
                <progress max={most} value={visits} tabIndex={-1} />
              </td>
              <td className="count">{visits}</td>
              <td className="count">{joins}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {otherVisits > 0 && <p className={soft}>{t('rewards-promotion:figures.other', { count: otherVisits })}</p>}
    </>
  )
}

/** what came of the links, posters and pictures, for who runs the cause. */
export function PromotionFiguresPart({ causeId }: { causeId: number }) {
  const site = useSite()
  const machine = useMemo(() => promotionFiguresWith(site, causeId), [site, causeId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, period } = state.context
  return (
    <section className={cx(card, stack)} aria-labelledby="promotion-figures">
      <div className={tightStack}>
        <h2 id="promotion-figures">{t('rewards-promotion:figures.title')}</h2>
        <p className={soft}>
          {found && !state.hasTag('busy')
            ? t('rewards-promotion:figures.days', { from: formatDay(found.from), to: formatDay(found.to) })
            : t('rewards-promotion:figures.intro')}
        </p>
      </div>
      <fieldset className={periods} aria-label={t('rewards-promotion:figures.period')}>
        {figurePeriods.map((one) => (
          <Button
            key={one}
            kind="secondary"
            isPressed={one === period}
            onClick={() => send({ type: 'period.chosen', period: one })}
          >
            {t(`rewards-promotion:figures.periods.${one}`)}
          </Button>
        ))}
      </fieldset>
      {showState(state.value, {
        loading: <Loading />,
        shown: () => found && <Figures {...found} />,
        nothingYet: () => (
          <div className={tightStack}>
            <p>
              <b>{t('rewards-promotion:figures.nothing')}</b>
            </p>
            <p>{t('rewards-promotion:figures.nothingText')}</p>
            {found !== null && found.otherVisits > 0 && (
              <p className={soft}>{t('rewards-promotion:figures.other', { count: found.otherVisits })}</p>
            )}
          </div>
        ),
        failed: () => (
          <Problem
            words={t('rewards-promotion:figures.failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
    </section>
  )
}
