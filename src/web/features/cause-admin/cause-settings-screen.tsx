import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'
import { CauseCheck } from './cause-check/cause-check.tsx'
import { ReactivateCause } from './reactivate-cause/reactivate-cause.tsx'

const list = css`
  display: grid; gap: var(--s3); list-style: none; padding: 0;
  @media (min-width: 560px) { grid-template-columns: 1fr 1fr; }
  & > li { display: grid; gap: var(--s1); align-content: start; }
  & a { font: 600 var(--size-l) / 1.3 var(--display); }
`

const listed = ['causeDetails', 'contactDetails', 'paymentMethods', 'communications', 'qr', 'invite', 'leave', 'close'] as const

/** everything about a cause that its administrators may change. */
export function CauseSettingsScreen({ cause }: { cause: CauseCard }) {
  const own = `/account/causes/${cause.id}/settings`
  const pages: Record<(typeof listed)[number], string> = {
    causeDetails: `${own}/cause-details`,
    contactDetails: `${own}/contact-details`,
    paymentMethods: `${own}/payment-methods`,
    communications: `/settings/cause/${cause.id}/supporter-communications`,
    qr: `/account/causes/${cause.id}/qr`,
    invite: '/invite-other-admins',
    leave: `${own}/leave`,
    close: `${own}/close`,
  } as const
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:settings.intro', { cause: cause.name })}>{t('cause-admin:settings.title')}</PageHeading>
      <ReactivateCause key={`resting ${cause.id}`} cause={cause} />
      <CauseCheck key={cause.id} cause={cause} />
      <ul className={list}>
        {listed.map((name) => (
          <li key={name} className={card}>
            <Link to={pages[name]}>{t(`cause-admin:settings.${name}`)}</Link>
            <span className={soft}>{t(`cause-admin:settings.${name}Text`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
