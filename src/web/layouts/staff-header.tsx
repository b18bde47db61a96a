import { css } from '@linaria/core'
import { t } from '../i18n/i18n.ts'
import { soft } from '../ui/styles.ts'
import { AccountLink, SlimHeader } from './header.tsx'

const ways = css`
  flex: 1; display: flex; gap: var(--s2) var(--s4); align-items: center; justify-content: space-between; padding-inline-start: var(--s5);
  & > p > b { font-weight: 650; margin-inline-end: var(--s3); }
  @media (max-width: 767px) { padding-inline-start: var(--s3); & > p { font-size: var(--size-s); white-space: nowrap; } & > p > span { display: none; } }
  @media (max-width: 399px) { justify-content: end; & > p { display: none; } }
`

/** Of the support team's pages: nobody shops from there. */
export function StaffHeader() {
  return (
    <SlimHeader>
      <div className={ways}>
        <p>
          <b>{t('cause-admin-dashboard:support.title')}</b>
          <span className={soft}>{t('cause-admin-dashboard:support.text')}</span>
        </p>
        <AccountLink />
      </div>
    </SlimHeader>
  )
}
