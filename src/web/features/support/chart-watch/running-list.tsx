import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Name } from '../chart-picture/broken-name.tsx'
import { innermost, type Running } from './running.ts'

const list = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr)); gap: var(--s2); max-block-size: 17rem; overflow: auto; margin: 0 -4px; padding: 4px; @media (min-width: 1024px) { max-block-size: 40rem; } overflow-wrap: anywhere;
  & > li { display: grid; }
  & button { display: grid; align-content: start; text-align: start; padding: var(--s2) var(--s3); font: inherit; font-size: var(--size-s); line-height: 1.35; color: var(--ink); background: var(--surface-raised); border: 1px solid var(--line); border-radius: var(--radius); cursor: pointer; }
  & button:hover { background: var(--accent-wash); }
  & button[aria-pressed='true'] { border-color: var(--accent); box-shadow: inset 3px 0 0 var(--accent); background: var(--accent-wash); }
  & small { font-size: inherit; color: var(--ink-soft); }
`

/** The charts that run, each with the states that it is in. */
export function RunningList({
  running,
  chosen,
  onChoose,
}: {
  running: readonly Running[]
  chosen: string
  onChoose(key: string): void
}) {
  return (
    <section aria-label={t('support-charts:watch.running')}>
      <h2>{t('support-charts:watch.running')}</h2>
      <ul className={list}>
        {running.map(({ key, last }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              <b>
                <Name>{last.chart}</Name>
              </b>
              <small>{last.isDone ? t('support-charts:watch.ended') : <Name>{innermost(last.states).join(', ')}</Name>}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
