import { css, cx } from '@linaria/core'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'

const people = css`
  display: grid; list-style: none; padding: 0; margin-block-end: calc(-1 * var(--s3));
  & > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr) auto; gap: 0 var(--s3); align-items: center; min-block-size: 3.25rem; border-block-start: 1px solid var(--line-soft); line-height: 1.35; overflow-wrap: anywhere; }
  & [data-face] { inline-size: 2rem; block-size: 2rem; font-size: var(--size-s); }
`
const titled = css`& > h2 { font-size: var(--size-l); }`

interface PeopleProps {
  cause: CauseCard
  admins: CauseTeam['admins']
  /** Undefined while nobody may be removed. */
  onRemove: ((id: number) => void) | undefined
}

/** Who runs the cause now. */
export const People = ({ cause, admins, onRemove }: PeopleProps) => (
  <section className={cx(card, tightStack)} aria-labelledby="people">
    <h2 id="people">{t('cause-admin-invites:people', { cause: cause.name })}</h2>
    <ul className={people}>
      {admins.map(({ id, name, isMe, isClosed }) => (
        <li key={id}>
          <Monogram name={name} isRound />
          <span>
            {name}
            {isMe && <span className={soft}> ({t('cause-admin-invites:you')})</span>}
            {isClosed && <span className={soft}> ({t('cause-admin-invites:closed')})</span>}
          </span>
          {!isMe && onRemove && (
            <Button kind="quiet" onClick={() => onRemove(id)}>
              {t('cause-admin-invites:remove')} <span className={visuallyHidden}>{name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
)

interface InvitationsProps {
  invitations: CauseTeam['invitations']
  /** Undefined while nothing may be taken back. */
  onRevoke: ((id: string) => void) | undefined
}

/** Who has been asked, and what became of it. */
export const Invitations = ({ invitations, onRevoke }: InvitationsProps) => (
  <section className={cx(stack, titled)} aria-labelledby="waiting">
    <h2 id="waiting">{t('cause-admin-invites:waiting')}</h2>
    <table className={listTable}>
      <thead>
        <tr>
          <th scope="col">{t('cause-admin-invites:address')}</th>
          <th scope="col">{t('cause-admin-invites:status')}</th>
          <th scope="col">{t('cause-admin-invites:sentOn')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {invitations.map(({ id, email, status, sentAt }) => (
          <tr key={id}>
            <th scope="row" className="wide">
              {email}
            </th>
            <td>
              <Status tone={status === 'pending' ? 'waiting' : 'negative'}>{t(`cause-admin-invites:${status}`)}</Status>
            </td>
            <td>{formatDay(sentAt)}</td>
            <td className="wide">
              {status === 'pending' && onRevoke && (
                <Button kind="quiet" onClick={() => onRevoke(id)}>
                  {t('cause-admin-invites:revoke')}{' '}
                  <span className={visuallyHidden}>{t('cause-admin-invites:revokeOf', { email })}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
