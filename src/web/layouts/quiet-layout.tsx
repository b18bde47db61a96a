import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { t } from '../i18n/i18n.ts'
import { hasDraft, onDraftChange } from '../shared/drafts/draft.ts'
import { useSite } from '../site/site.ts'
import { container } from '../ui/styles.ts'
import { SlimHeader } from './header.tsx'
import type { WizardName } from './page-rules.ts'

const ways = css`
  display: flex; gap: var(--s2) var(--s5); align-items: center;
  & a { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--ink); }
`

/** Where a wizard was come to from. */
const before: Record<WizardName, string> = {
  supporter: '/support-a-good-cause',
  cause: '/register-your-good-cause',
  business: '/register-your-business',
  guest: '/',
  missingDonation: '/account/claims',
  donationQuery: '/account/donations',
}

/** H-017: logo, help and the way out, which says that what was answered is kept, once it is. */
function WizardHeader({ wizard }: { wizard: WizardName }) {
  const { storage } = useSite()
  const isKept = useSyncExternalStore(
    onDraftChange,
    () => wizard !== 'donationQuery' && hasDraft(storage, wizard),
    () => false,
  )
  return (
    <SlimHeader>
      <div className={ways}>
        <Link to="/contact">{t('shell:wizard.help')}</Link>
        <Link to={before[wizard]}>{t(isKept ? 'shell:wizard.saveAndLeave' : 'shell:wizard.leave')}</Link>
      </div>
    </SlimHeader>
  )
}

/** A layout's quiet form: nothing beside the question leads away from it. */
export function QuietLayout({ wizard, children }: { wizard: WizardName; children: ReactNode }) {
  return (
    <>
      <WizardHeader wizard={wizard} />
      <main id="main" className={container}>
        {children}
      </main>
    </>
  )
}
