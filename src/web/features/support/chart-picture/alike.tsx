import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { chartName } from '../chart-list/chart-names.ts'

const list = css`
  font-size: var(--size-s);
  & > ul { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); margin: 0; padding: 0; list-style: none; }
  & a { display: inline-flex; align-items: center; min-block-size: 32px; }
`

/** The charts that one factory makes: who has read one has read all. */
export function Alike({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Disclosure className={list} title={t('support-charts:picture.alike', { count: names.length })}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{chartName(name)}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
