import { css } from '@linaria/core'
import type { CSSProperties } from 'react'
import type { ChartState, FlowPeople, StatePeople } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { soft, tightStack } from '#web/ui/styles.ts'
import { Name } from './broken-name.tsx'
import type { Notes } from './lay-out.ts'

const table = css`
  inline-size: 100%; border-collapse: collapse; font-size: var(--size-s); line-height: 1.4;
  & th, & td { text-align: end; vertical-align: top; padding: var(--s2) 0 var(--s2) var(--s3); border-block-end: 1px solid var(--line-soft); }
  & th:first-child { text-align: start; padding-inline-start: var(--s2); overflow-wrap: break-word; }
  & thead th { color: var(--ink-soft); @media (min-width: 768px) { white-space: nowrap; } }
  & tbody th { font-weight: 600; }
  & tbody tr { background: linear-gradient(to right, var(--accent-wash) var(--came), transparent 0); }
  & tbody td:last-child { padding-inline-end: var(--s2); }
  & thead th:last-child { padding-inline-end: var(--s2); }
  & td[data-many] { color: var(--negative); font-weight: 650; }
  & td { font-variant-numeric: tabular-nums; white-space: nowrap; }
  @media (max-width: 767px) { & td { white-space: normal; } }
  @media (max-width: 359px) { & th, & td { padding-inline-start: var(--s1); } }
  & td span { color: var(--ink-soft); }
  & tr[data-chosen] { background: var(--accent-wash); box-shadow: inset 3px 0 0 var(--focus); }
`
const isShown = ({ entered, left, givenUp }: StatePeople) => entered !== null || left !== null || givenUp !== null

/** What the picture says of each state that enough people came to. */
export function peopleNotes(people: FlowPeople | null): Notes {
  const counted = people?.states.flatMap(({ path, entered, givenUp }) => (entered === null ? [] : [{ path, entered, givenUp }]))
  return Object.fromEntries(
    (counted ?? []).map(({ path, entered, givenUp }) => [
      path,
      givenUp === null
        ? t('support-charts:people.note', { came: formatCount(entered) })
        : t('support-charts:people.noteGivenUp', { came: formatCount(entered), gone: formatCount(givenUp) }),
    ]),
  )
}

function Figure({ count, of, few }: { count: number | null; of?: number | null; few: number }) {
  if (count === null) return <span>{t('support-charts:people.few', { few })}</span>
  if (!of) return formatCount(count)
  return t('support-charts:people.share', { people: formatCount(count), share: Math.round((100 * count) / of) })
}

/** From here on a step loses so much of who comes to it that it stands out. */
const many = 0.2
/** How many of those who came to the busiest step, as the length of a bar behind the row. */
const barOf = (share: number) => ({ '--came': `${Math.round(100 * share)}%` }) as CSSProperties // its types know no properties of one's own

function Rows({ people: { states, shownFrom }, parts, chosen, nameOf }: PeopleProps) {
  const shown = states.filter(isShown)
  const most = Math.max(1, ...shown.map(({ entered }) => entered ?? 0))
  const ends = parts.filter(({ isEnd }) => isEnd).map(({ path }) => path)
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('support-charts:people.state')}</th>
          <th scope="col">{t('support-charts:people.entered')}</th>
          <th scope="col">{t('support-charts:people.left')}</th>
          <th scope="col">{t('support-charts:people.givenUp')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ path, entered, left, givenUp }) => (
          <tr key={path} data-chosen={path === chosen || undefined} style={barOf((entered ?? 0) / most)}>
            <th scope="row">
              <Name>{nameOf(path)}</Name>
            </th>
            <td>
              <Figure count={entered} few={shownFrom} />
            </td>
            {ends.includes(path) ? (
              <td colSpan={2}>
                <span>{t('support-charts:people.end')}</span>
              </td>
            ) : (
              <>
                <td>
                  <Figure count={left} few={shownFrom} />
                </td>
                <td data-many={(givenUp ?? 0) >= many * (entered ?? Number.POSITIVE_INFINITY) || undefined}>
                  <Figure count={givenUp} of={entered} few={shownFrom} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PeopleProps {
  people: FlowPeople
  parts: readonly ChartState[]
  chosen: string | null
  nameOf(path: string): string
}

/** How many people came to each state of a flow, went on from it and gave up in it; never a figure of a few. */
export function PeopleTable(props: PeopleProps) {
  const { days, shownFrom, isAsking, states } = props.people
  const few = states.filter((state) => !isShown(state)).length
  const hasFigures = few < states.length
  return (
    <section className={tightStack} aria-label={t('support-charts:people.title')}>
      <h2>{t('support-charts:people.title')}</h2>
      <p className={soft}>{t('support-charts:people.intro', { days })}</p>
      {!isAsking && <p>{t(hasFigures ? 'support-charts:people.notAskingNow' : 'support-charts:people.notAsking')}</p>}
      {hasFigures && <Rows {...props} />}
      {hasFigures && few > 0 && <p className={soft}>{t('support-charts:people.others', { count: few, few: shownFrom })}</p>}
      {!hasFigures && isAsking && <p>{t('support-charts:people.none', { few: shownFrom })}</p>}
    </section>
  )
}
