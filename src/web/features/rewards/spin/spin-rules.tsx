import { css, cx } from '@linaria/core'
import { formatCount } from '#contract/money.ts'
import { chancesOfDraw, type SpinPrize, type SpinResult, type SpinWheel } from '#contract/rewards/spin.ts'
import { formatDay, formatDayAndTime } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Facts } from '#web/ui/facts.tsx'
import { bullets, card, reading, soft, stack } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { pounds } from './pounds.ts'

// A chance can be a sentence.
const odds = css`& .money { white-space: normal; }`

/** "1 in 500", and "3 in 10,000" where it does not come out even. */
const chanceOf = (chances: number) =>
  chancesOfDraw % chances === 0
    ? t('rewards-spin:oneIn', { all: formatCount(chancesOfDraw / chances) })
    : t('rewards-spin:someIn', { chances: formatCount(chances), all: formatCount(chancesOfDraw) })

/** How many in a hundred, which is how people picture a large chance. It is never rounded up to a certainty. */
const largeChanceOf = (chances: number) => {
  const share = (chances * 100) / chancesOfDraw
  if (chances < chancesOfDraw && share > 99) return t('rewards-spin:moreThanIn', { chances: '99', all: '100' })
  return t(Number.isInteger(share) ? 'rewards-spin:someIn' : 'rewards-spin:aboutIn', {
    chances: `${Math.round(share)}`,
    all: '100',
  })
}

/** G-015: what can be won, with the chances of a spin at this moment. */
export function Odds({ wheel }: { wheel: SpinWheel }) {
  const current = new Map(wheel.odds.map(({ pence, chances }) => [pence, chances]))
  const nothing = chancesOfDraw - wheel.odds.reduce((sum, { chances }) => sum + chances, 0)
  return (
    <section className={cx(stack, reading)} aria-labelledby="odds">
      <h2 id="odds">{t('rewards-spin:oddsTitle')}</h2>
      <p>{t('rewards-spin:oddsText')}</p>
      <table className={cx(listTable, odds)}>
        <thead>
          <tr>
            <th scope="col">{t('rewards-spin:prize')}</th>
            <th scope="col" className="money">
              {t('rewards-spin:chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {wheel.prizes.map(({ pence }) => {
            const chances = current.get(pence)
            return (
              <tr key={pence}>
                <th scope="row">{pounds(pence)}</th>
                <td className="money">
                  {chances === undefined ? t('rewards-spin:notLeft', { day: formatDay(wheel.nextMonthAt) }) : chanceOf(chances)}
                </td>
              </tr>
            )
          })}
          <tr>
            <th scope="row">{t('rewards-spin:nothing')}</th>
            <td className="money">{largeChanceOf(nothing)}</td>
          </tr>
        </tbody>
      </table>
      <p className={soft}>{t('rewards-spin:budget', { budget: pounds(wheel.budgetPence) })}</p>
    </section>
  )
}

export const Rules = () => (
  <section className={cx(stack, reading)} aria-labelledby="rules">
    <h2 id="rules">{t('rewards-spin:rulesTitle')}</h2>
    <ul className={bullets}>
      {(['1', '2', '3'] as const).map((rule) => (
        <li key={rule}>{t(`rewards-spin:rule${rule}`)}</li>
      ))}
    </ul>
  </section>
)

const oddsOf = (odds: readonly SpinPrize[]) =>
  odds.length === 0
    ? t('rewards-spin:oddsNone')
    : odds
        .map(({ pence, chances }) =>
          t('rewards-spin:oddsOf', { prize: pounds(pence), chances: formatCount(chances), all: formatCount(chancesOfDraw) }),
        )
        .join('\n')

/** What the person's own spin was drawn by. */
export const OwnDraw = ({ result }: { result: SpinResult }) => (
  <section className={cx(card, stack, reading)} aria-labelledby="draw">
    <h2 id="draw">{t('rewards-spin:checkTitle')}</h2>
    <p>{t('rewards-spin:checkText', { all: formatCount(chancesOfDraw) })}</p>
    <Facts
      rows={[
        [t('rewards-spin:number'), `${result.number}`],
        [t('rewards-spin:drawnAt'), formatDayAndTime(result.at)],
        [t('rewards-spin:seed'), result.seed],
        [t('rewards-spin:odds'), oddsOf(result.odds)],
      ]}
    />
  </section>
)
