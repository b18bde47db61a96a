import { css } from '@linaria/core'
import { t } from '../i18n/i18n.ts'
import { visuallyHidden } from './styles.ts'

const list = css`
  display: grid; margin: 0;
  & > div { display: grid; grid-template-columns: 1fr auto; gap: var(--s1) var(--s4); padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
  & dt { font-weight: 650; }
  & dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  & dd:nth-child(3) { grid-row: 1 / span 2; grid-column: 2; }
  & button { background: none; border: 0; padding: 0; min-block-size: 44px; color: var(--accent); text-decoration: underline; cursor: pointer; }
  @media (min-width: 768px) {
    & > div { grid-template-columns: 14rem 1fr auto; }
    & dd:nth-child(3) { grid-row: 1; grid-column: 3; }
  }
`

export interface SummaryRow {
  /** What was asked. */
  name: string
  /** What was answered; a new line stays one. */
  value: string
  /** Absent while nothing may be changed. */
  onChange?: (() => void) | undefined
}

/** What was answered, each with a way to change it (check-your-answers). */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={list}>
      {rows.map(({ name, value, onChange }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {onChange && (
            <dd>
              <button type="button" onClick={onChange}>
                {t('common:change')}
                <span className={visuallyHidden}> {name}</span>
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
