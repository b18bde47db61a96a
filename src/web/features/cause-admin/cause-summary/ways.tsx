import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import share from 'lucide/dist/esm/icons/link.mjs'
import write from 'lucide/dist/esm/icons/notebook-pen.mjs'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { card, soft, tightStack } from '#web/ui/styles.ts'
import { settingDrawings } from '../cause-settings/setting-drawings.ts'

const list = css`
  display: grid; list-style: none; padding: 0; margin-block-end: calc(-1 * var(--s3));
  & > li { border-block-start: 1px solid var(--line-soft); }
  & > li > a, & > li > span { display: grid; grid-template-columns: 1.5rem minmax(0, 1fr) auto; gap: var(--s3); align-items: center; min-block-size: 3rem; line-height: 1.35; overflow-wrap: anywhere; }
  & > li > span { grid-template-columns: 2rem minmax(0, 1fr); }
  & svg { color: var(--accent); }
  & a > svg:last-child { color: var(--ink-soft); }
  & [data-face] { inline-size: 2rem; block-size: 2rem; font-size: var(--size-s); }
`
// Its own part of the address is broken only where it is wider than the card.
const note = css`font-size: var(--size-s); overflow-wrap: anywhere; & > span { display: inline-block; max-inline-size: 100%; }`

/** How people come to a cause’s page; what promotes a cause stands in the navigation beside it. */
export function Ways({ cause }: { cause: CauseCard }) {
  const ways = [
    { to: '/referrals', drawing: share, words: t('cause-admin-dashboard:start.share.title') },
    { to: `/account/causes/${cause.id}/qr`, drawing: settingDrawings.qr, words: t('cause-admin:settings.qr') },
    { to: `/account/causes/${cause.id}/updates`, drawing: write, words: t('cause-admin:summary.update') },
  ]
  return (
    <section className={cx(card, tightStack)} aria-labelledby="ways">
      <h2 id="ways">{t('cause-admin:summary.ways')}</h2>
      <p className={cx(soft, note)}>
        {`${location.host}/causes/`}
        <span>{cause.uri}</span>
      </p>
      <ul className={list}>
        {ways.map(({ to, drawing, words }) => (
          <li key={to}>
            <Link to={to}>
              <Icon drawing={drawing} />
              {words}
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who can change all this, and who has been asked to help. */
export function WhoRunsIt({ team: { admins, invitations } }: { team: CauseTeam }) {
  const waiting = invitations.filter(({ status }) => status === 'pending').length
  return (
    <section className={cx(card, tightStack)} aria-labelledby="team">
      <h2 id="team">{t('cause-admin:summary.team')}</h2>
      <ul className={list}>
        {admins.map(({ id, name, isMe }) => (
          <li key={id}>
            <span>
              <Monogram name={name} isRound />
              {isMe ? t('cause-admin:summary.me', { name }) : name}
            </span>
          </li>
        ))}
        <li>
          <Link to="/invite-other-admins">
            <Icon drawing={settingDrawings.invite} />
            {waiting > 0
              ? t('cause-admin:summary.waiting', { count: waiting })
              : t(admins.length === 1 ? 'cause-admin:summary.inviteSecond' : 'cause-admin:summary.invite')}
            <Icon name="forward" />
          </Link>
        </li>
      </ul>
    </section>
  )
}
