import { css, cx } from '@linaria/core'
import undo from 'lucide/dist/esm/icons/undo-2.mjs'
import { Fragment } from 'react'
import type { ChartShape } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { branchesAt, fromAnywhere, goesOnSideBySide, type State } from './shape-tree.ts'
import { eventWords, stateWords } from './state-words.ts'

/** A line through the steps of its way; what may come instead branches off where one can leave it. */
const rail = css`
  display: grid; margin: 0; padding: 0; list-style: none; font-size: var(--size-s); line-height: 1.4; overflow-wrap: anywhere;
  & > li { position: relative; padding: 3px 0 3px 26px; min-inline-size: 0; }
  & > li::before { content: ''; position: absolute; inset: 0 auto 0 6px; border-inline-start: 2px solid var(--line); }
  & > li:first-child::before { inset-block-start: 14px; }
  & > li:last-child::before { inset-block-end: auto; block-size: 14px; }
  & > li:only-child::before { display: none; }
  & small { color: var(--ink-soft); font-size: 0.8rem; font-weight: 400; }
`
const main = css`
  && { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; font-weight: 600; }
  @media (max-width: 559px) { && { display: block; } }
  & > i { position: absolute; inset: 6px auto auto 0; }
  & > span:first-of-type { flex: 1 1 0; min-inline-size: 0; }
`
// What has to happen stands at the end of the line that it leads to.
const leading = css`&& { max-inline-size: 50%; text-align: end; text-wrap: balance; color: var(--ink-soft); font-size: 0.8rem; font-weight: 400; line-height: 1.35; } @media (max-width: 559px) { && { display: block; max-inline-size: none; text-align: start; } }`
const branch = css`
  && { display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; align-items: baseline; padding-inline-start: 44px; padding-block: 1px; color: var(--ink-soft); font-size: 0.85rem; }
  @media (max-width: 559px) { && { display: block; } }
  &::after { content: ''; position: absolute; inset: 0 auto auto 6px; inline-size: 18px; block-size: 12px; border: 2px solid var(--line); border-width: 0 0 2px 2px; border-end-start-radius: 10px; }
  & > i { position: absolute; inset: 6px auto auto 24px; }
  & > span:first-of-type { flex: 1 1 0; min-inline-size: 0; }
`
// Loops: it says where to, since a line back would cross the others.
const leads = css`&& { display: flex; gap: 4px; flex: 1 0 100%; } & > svg { flex: none; margin-block-start: 0.15em; inline-size: 1em; block-size: 1em; }`
// Nothing leads from one of these to the other, and none of them is first.
const apart = css`
  && { gap: var(--s2); }
  & > li::before { display: none; }
  && > li { display: block; padding: 4px 0 4px var(--s3); border-inline-start: 3px solid var(--line); }
  & ul { display: flex; flex-wrap: wrap; gap: 4px; margin: 2px 0 0; padding: 0; list-style: none; }
  & ul > li { padding: 1px 8px; border: 1px solid var(--line-soft); border-radius: 999px; color: var(--ink-soft); font-size: 0.8rem; font-weight: 400; }
`
const aside = css`&& { color: var(--ink-soft); font-size: 0.8rem; }`
const mark = css`
  display: inline-block; flex: none; box-sizing: border-box; inline-size: 14px; block-size: 14px; border-radius: 50%;
`
const marks = {
  first: css`border: 1px solid var(--edge); background: var(--highlight);`,
  between: css`background: var(--accent); scale: 0.72;`,
  end: css`border: 2px solid var(--accent); background: radial-gradient(circle, var(--accent) 0 3px, var(--surface-raised) 3.5px);`,
}
const lesser = css`inline-size: 12px; block-size: 12px; &.between { background: var(--surface-raised); border: 2px solid var(--line); scale: none; }`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); margin: 0; font-size: var(--size-s); color: var(--ink-soft);
  & > span { position: relative; display: inline-flex; align-items: center; gap: 6px; }
`
// As it branches off in the drawings.
const offTheWay = css`
  && { padding-inline-start: 22px; }
  &::before { content: ''; position: absolute; inset: 15% auto auto 4px; inline-size: 15px; block-size: 40%; border: 2px solid var(--line); border-width: 0 0 2px 2px; border-end-start-radius: 8px; }
  & > i { position: relative; }
`

const bar = css`block-size: 1.1em; border-inline-start: 3px solid var(--line);`
const pill = css`inline-size: 1.8em; block-size: 1em; border: 1px solid var(--line); border-radius: 999px;`

/** Filled in the middle where it ends, as statecharts have it. */
export const Mark = ({ kind, isLesser = false }: { kind: State['kind']; isLesser?: boolean }) => (
  <i className={cx(mark, marks[kind], isLesser && lesser, kind)} />
)

const Said = ({ chart, of: { name, inside, states = [] } }: { chart: string; of: State }) => (
  <>
    {stateWords(chart, name)}
    {states.length > 0 && (
      <ul>
        {states.map((one) => (
          <li key={one}>{stateWords(chart, one)}</li>
        ))}
      </ul>
    )}
    {inside > states.length && <small> {t('support-charts:list.inside', { count: inside - states.length })}</small>}
  </>
)

/** What leads there; what follows by itself needs none. */
const Leading = ({ to: { when }, isAside = false }: { to: State; isAside?: boolean }) =>
  when === undefined || when === 'always' ? null : <span className={leading}>{eventWords(when, isAside)}</span>

/** At so many its words would be longer than the drawing. */
const many = 3

/** Where else one comes from there: back to steps at or before this place of the way, or on to it again. */
function Leads({
  chart,
  from: { leads: names = [] },
  way,
  place,
}: {
  chart: string
  from: State
  way: readonly string[]
  place: number
}) {
  const back = names.filter((name) => way.indexOf(name) <= place)
  const on = names.filter((name) => way.indexOf(name) > place)
  const said = (some: readonly string[]) => some.map((name) => stateWords(chart, name)).join(', ')
  return (
    <>
      {back.length > 0 && (
        <small className={leads}>
          <Icon drawing={undo} />
          <span>
            {back.length < many
              ? t('support-charts:list.backTo', { names: said(back) })
              : t('support-charts:list.backToMany', { count: back.length })}
          </span>
        </small>
      )}
      {on.length > 0 && (
        <small className={leads}>
          → <span>{t('support-charts:list.onTo', { names: said(on) })}</span>
        </small>
      )}
    </>
  )
}

/** A chart at a glance: all its steps, and what leads from one to the next. */
export function Glance({ chart, shape }: { chart: string; shape: ChartShape }) {
  const { steps, way } = shape
  const [begins = [], ...later] = steps
  const on = way.flatMap((name, index) => steps[index]?.find((state) => state.name === name) ?? [])
  const beside = begins.filter(({ name }) => name !== way[0])
  const isApart = later.length === 0
  const others = beside.map(({ name }) => stateWords(chart, name)).join(', ')
  const anywhere = fromAnywhere(shape).map(({ name }) => stateWords(chart, name))
  return (
    <div aria-hidden="true">
      {isApart && beside.length > 0 && <p className={aside}>{t('support-charts:list.together')}</p>}
      <ol className={cx(rail, isApart && apart)}>
        {(isApart ? begins : on).map((state, index) => (
          <Fragment key={state.name}>
            <li className={main}>
              {!isApart && <Mark kind={state.kind} />}
              <span>
                <Said chart={chart} of={state} />
                {index === 0 && !isApart && others !== '' && (
                  <>
                    {' '}
                    <small>{t('support-charts:list.with', { others })}</small>
                  </>
                )}
              </span>
              <Leading to={state} />
              <Leads chart={chart} from={state} way={way} place={index} />
            </li>
            {!isApart &&
              branchesAt(shape, index).map((line) => (
                <li key={line.map(({ name }) => name).join()} className={branch}>
                  <Mark kind={line[0]?.kind ?? 'between'} isLesser />
                  <span>
                    {line.map((one, place) => (
                      <Fragment key={one.name}>
                        {place > 0 && ' → '}
                        <Said chart={chart} of={one} />
                      </Fragment>
                    ))}
                  </span>
                  {line[0] && <Leading to={line[0]} isAside />}
                  {line.slice(-1).map((last) => (
                    <Leads key={last.name} chart={chart} from={last} way={way} place={index} />
                  ))}
                </li>
              ))}
          </Fragment>
        ))}
      </ol>
      {anywhere.length > 0 && <p className={aside}>{t('support-charts:list.anywhere', { names: anywhere.join(', ') })}</p>}
    </div>
  )
}

type Sign = 'first' | 'next' | 'aside' | 'end' | 'settled'
interface LegendProps {
  of?: readonly Sign[]
  /** What is drawn. */
  shapes?: readonly ChartShape[]
}
const kinds = { first: 'first', next: 'between', aside: 'between', end: 'end', settled: 'end' } as const

/** What the small drawings mean, as far as they have it. */
export function Legend({ of = ['first', 'next', 'aside', 'end'], shapes = [] }: LegendProps) {
  return (
    <p className={legend}>
      {of.map((sign) => (
        <span key={sign} className={cx(sign === 'aside' && offTheWay)}>
          <Mark kind={kinds[sign]} isLesser={sign !== 'next'} />
          {t(`support-charts:legend.${sign}`)}
        </span>
      ))}
      {shapes.some(({ steps }) => steps.flat().some(({ leads }) => leads)) && (
        <span>
          <Icon drawing={undo} />
          {t('support-charts:legend.back')}
        </span>
      )}
      {shapes.some(goesOnSideBySide) && (
        <>
          <span>
            <i className={bar} />
            {t('support-charts:legend.part')}
          </span>
          <span>
            <i className={pill} />
            {t('support-charts:legend.states')}
          </span>
        </>
      )}
    </p>
  )
}
