import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { MarketingMessage } from '#contract/cause-admin/dashboard.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { Fold } from '#web/ui/fold.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'

const news = css`
  display: grid; gap: var(--s4) var(--s5); list-style: none; padding: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  & a { font-weight: 600; }
  & p { font-size: var(--size-s); }
`

/** D-031 */
export function Messages({ messages }: { messages: MarketingMessage[] | null }) {
  const count = messages?.length ?? 0
  return (
    <Fold title={t('cause-admin-dashboard:messages.title')} note={count > 0 ? formatCount(count) : undefined}>
      {!messages && <p className={soft}>{t('cause-admin-dashboard:overview.missing')}</p>}
      {messages?.length === 0 && <p className={soft}>{t('cause-admin-dashboard:messages.none')}</p>}
      <ul className={news}>
        {messages?.map(({ id, title, body, path }) => (
          <li key={id} className={tightStack}>
            <Link to={path}>{title}</Link>
            <p className={soft}>{body}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
