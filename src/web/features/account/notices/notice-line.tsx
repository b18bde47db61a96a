import { css } from '@linaria/core'
import type { Notice, NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import { pathOfNotice } from '#contract/account/notice-path.ts'
import { startOfDay } from '#contract/london.ts'
import { formatDay, formatDayOfMonth } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { CauseQuote } from '#web/ui/cause-quote.tsx'
import { Face } from '#web/ui/face.tsx'
import { useFollowLinks } from '#web/ui/follow-links.ts'
import { Icon } from '#web/ui/icons.tsx'
import { ShopMark } from '#web/ui/shop-mark.tsx'
import { soft } from '#web/ui/styles.ts'

// Whose it is stands before each line, as on statements of a bank; how much and when it was, at its end.
export const noticeList = css`
  padding-block: 0;
  & > li { position: relative; display: grid; grid-template: auto auto / 2.75rem minmax(0, 1fr) auto; gap: 0 var(--s4); padding-block: var(--s4); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > [data-face] { inline-size: 2.75rem; block-size: 2.75rem; }
  & > li > div { display: grid; align-content: start; gap: var(--s1); min-inline-size: 0; text-wrap: pretty; }
  & h3, & h4 { margin: 0; letter-spacing: 0; font: 650 1rem / 1.4 var(--text); overflow-wrap: anywhere; }
  & time { white-space: nowrap; font-size: var(--size-s); line-height: 1.4rem; }
  @media (max-width: 479px) { & > li { grid-template-columns: 2.25rem minmax(0, 1fr); gap: 0 var(--s3); } && > li > [data-face] { inline-size: 2.25rem; block-size: 2.25rem; } }
`
const action = css`justify-self: start; display: inline-flex; align-items: center; min-block-size: 44px; margin-block-end: calc(-1 * var(--s2)); font-weight: 600;`
// The whole line leads there; its title is what is read.
const leads = css`color: inherit; text-decoration-color: var(--line); &:hover { text-decoration-color: currentColor; } &::after { content: ''; position: absolute; inset: 0; }`
const head = css`display: flex; flex-wrap: wrap; gap: 0 var(--s2); align-items: baseline;`
// On a phone it stands below, so that what is read keeps the width.
const end = css`
  justify-items: end; text-align: end; & :is(b, s) { font-variant-numeric: tabular-nums; line-height: 1.4rem; } & s { color: var(--ink-soft); }
  @media (max-width: 479px) { &&& { display: flex; justify-content: space-between; align-items: baseline; grid-column: 2; margin-block-start: var(--s1); } & > time { order: -1; } }
`
const isNewMark = css`
  background: var(--accent); color: var(--accent-ink); border-radius: 999px; padding: 1px var(--s2); font-size: var(--size-s); font-weight: 650;
`
const ours = css`display: grid; place-items: center; border-radius: var(--radius-card); background: var(--accent-wash); color: var(--accent);`

/** Whose notice it is: a shop's, a cause's or ours. */
function Sender({ shop, cause }: NoticeDetail) {
  if (shop) return <ShopMark name={shop} category="" />
  if (cause) return <Face name={cause} picture={null} />
  return (
    <span className={ours} data-face aria-hidden="true">
      <Icon name="heart" />
    </span>
  )
}

/** What becomes of a donation is a line of a statement: its sum at the end, and the whole line leads to it. */
const ofDonations = ['donationTracked', 'donationConfirmed', 'donationDeclined', 'donationPaid'] as const
const isOfDonation = (kind: NoticeKind): kind is (typeof ofDonations)[number] => ofDonations.some((one) => one === kind)

interface Props {
  notice: Notice
  /** What the cause says to it, unless the same stands above. */
  says: string | undefined
  /** Below which heading it stands. */
  level: 'h3' | 'h4'
}

export function NoticeLine({ notice: { kind, subject, at, isNew, detail }, says, level: Heading }: Props) {
  const follow = useFollowLinks()
  const Sum = kind === 'donationDeclined' ? 's' : 'b'
  const values = {
    shop: detail.shop ?? '',
    cause: detail.cause ?? '',
    name: detail.name ?? t('account-notices:someone'),
    toCause: detail.toCause ?? '',
    text: detail.text ?? '',
    amount: formatMoney(detail.pence ?? 0),
    day: detail.day ? formatDay(startOfDay(detail.day)) : '',
    stage: detail.stage ? t(`account-notices:stage.${detail.stage}`) : '',
  }
  const title = t(`account-notices:kind.${kind}.title`, values)
  const link = { href: pathOfNotice(kind, subject, detail), onClick: follow }
  return (
    <li>
      <Sender {...detail} />
      <div>
        <div className={head}>
          <Heading>
            {isOfDonation(kind) ? (
              <a {...link} className={leads}>
                {title}
              </a>
            ) : (
              title
            )}
          </Heading>
          {isNew && <span className={isNewMark}>{t('account-notices:new')}</span>}
        </div>
        <p>{t(isOfDonation(kind) ? `account-notices:donation.${kind}` : `account-notices:kind.${kind}.text`, values)}</p>
        {detail.reason && <p>{t(`account-notices:reason.${detail.reason}`)}</p>}
        {detail.refusal && <p>{t(`account-notices:refusal.${detail.refusal}`)}</p>}
        {detail.risks?.map((risk) => (
          <p key={risk}>{t(`account-notices:risk.${risk}`)}</p>
        ))}
        {says && <CauseQuote cause={values.cause} words={says} />}
        {!isOfDonation(kind) && (
          <a {...link} className={action}>
            {t(`account-notices:kind.${kind}.action`)}
          </a>
        )}
      </div>
      <div className={end}>
        {isOfDonation(kind) && <Sum>{values.amount}</Sum>}
        <time className={soft} dateTime={at}>
          {formatDayOfMonth(at)}
        </time>
      </div>
    </li>
  )
}
