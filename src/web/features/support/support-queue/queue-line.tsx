import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { IconNode } from 'lucide'
import archive from 'lucide/dist/esm/icons/archive.mjs'
import banknote from 'lucide/dist/esm/icons/banknote.mjs'
import report from 'lucide/dist/esm/icons/file-question-mark.mjs'
import bank from 'lucide/dist/esm/icons/landmark.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import phone from 'lucide/dist/esm/icons/phone.mjs'
import receipt from 'lucide/dist/esm/icons/receipt-text.mjs'
import shield from 'lucide/dist/esm/icons/shield-check.mjs'
import joining from 'lucide/dist/esm/icons/user-plus.mjs'
import type { SupportItem } from '#contract/support/support-queue.ts'
import { keyOfItem, type SupportQueueName } from '#contract/support/support-queue-names.ts'
import type { SupportQuery } from '#machines/support/support-queue/support-queue.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { Unsent } from '../in-place.tsx'
import { callOf, dueOf, nameOf, overdueText, standingText } from './item-words.ts'
import { addressOf, type QueueHome } from './queue-address.ts'

const kinds: Record<SupportQueueName, IconNode> = {
  causes: shield,
  accounts: bank,
  closed: archive,
  requests: joining,
  claims: receipt,
  messages: mail,
  reports: report,
  calls: phone,
  payments: banknote,
}

const line = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-items: center; padding: 6px var(--s3); color: var(--ink); text-decoration: none; font-size: var(--size-s); line-height: 1.4;
  &:hover { background: var(--accent-wash); color: var(--ink); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { background: var(--accent-wash); box-shadow: inset 4px 0 0 var(--accent); }
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1px; min-inline-size: 0; overflow-wrap: anywhere; }
  & b { font-size: var(--size-m); line-height: 1.3; @media (max-width: 479px) { font-size: 0.94rem; } }
  @media (max-width: 479px) { gap: 0 10px; }
`
const kindOf = css`
  display: grid; place-items: center; align-self: start; margin-block-start: 2px; inline-size: 2rem; block-size: 2rem; border-radius: var(--radius); background: var(--surface-sunk); color: var(--accent); font-size: 0.9rem;
  [aria-current] > & { background: var(--surface-raised); }
`
// Every line has one shape of two: a name and what is at stake, and what it is and how far with its date at the end.
const pair = css`
  display: flex; gap: var(--s2); align-items: baseline; justify-content: space-between;
  & > :first-child { min-inline-size: 0; }
  & > :not(:first-child) { flex: none; text-align: end; white-space: nowrap; }
`
const named = css`display: flex; gap: var(--s2); align-items: baseline; & > b { flex: 1; min-inline-size: 0; }`
// By when it should be looked at says more than what it is about.
const stake = css`color: var(--ink-soft); font-variant-numeric: tabular-nums;`
const due = css`color: var(--ink); font-weight: 600;`
const far = css`font-size: 0.85rem; @media (max-width: 479px) { font-size: 0.8rem; }`
// Its parts stand apart by dots, in one line: where there is no room for all, a long name ends sooner. A claim's own word is in its mark, so that its person has room.
const parts = css`
  display: flex; min-inline-size: 0; overflow-x: clip;
  & > * { flex: none; position: relative; padding-inline-start: 0.85em; margin-inline: -0.85em 0.85em; }
  & > :last-child { margin-inline-end: 0; }
  & > [data-who] { flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > * + *::before { content: '·' / ''; position: absolute; inset-inline-start: 0; inline-size: 0.85em; text-align: center; color: var(--ink-soft); }
`
const late = css`color: var(--negative); font-weight: 600;`
// In one line more at most: what it is about is read beside the list.
const opening = css`font-size: 0.85rem; text-wrap: pretty; @media (max-width: 479px) { font-size: 0.8rem; }`
// Who has it is one round at the end of each line: somebody’s letters, one’s own with a ring. What nobody has keeps its place free.
const keeper = css`
  display: inline-flex; align-self: start; margin-inline-start: var(--s1); & > :first-child { inline-size: 1.5rem; block-size: 1.5rem; margin-block-end: 2px; border-radius: 50%; font: 700 0.68rem / 1 var(--text); }
  & > [data-face] { box-shadow: 0 0 0 1px color-mix(in srgb, currentcolor 45%, transparent); }
  &[data-mine] > :first-child { box-shadow: 0 0 0 2px var(--accent); }
`

interface LineProps {
  item: SupportItem
  readAt: string
  query: SupportQuery
  home: QueueHome
  isOpened: boolean
  /** Whether who looks has it. */
  isMine: boolean
  /** Whether somebody has begun to write about it here. */
  isUnsent: boolean
}

const keeperOf = ({ assignee }: SupportItem, isMine: boolean) =>
  assignee ? t(isMine ? 'support-queue:withYou' : 'support-queue:withName', assignee) : t('support-queue:withNobody')

/** One thing that waits: what it is, who has it, how far it is, and by when somebody should have looked. A claim says whose it is, since it's called as its shop; a message how it begins. */
export function QueueLine({ item, readAt, query, home, isOpened, isMine, isUnsent }: LineProps) {
  const key = keyOfItem(item)
  const isNamed = item.queue === 'claims' && item.who !== null
  const atStake = item.run?.pence ?? item.stake
  return (
    <Link
      {...addressOf({ ...query, item: key }, home)}
      className={line}
      activeOptions={{ exact: true }}
      aria-current={isOpened ? 'true' : undefined}
      data-item={key}
    >
      <span className={kindOf}>
        <Icon drawing={kinds[item.queue]} />
      </span>
      <div>
        <span className={named}>
          <b>{nameOf(item)}</b>
          {atStake !== null && <span className={stake}>{formatMoney(atStake)}</span>}
          <span className={keeper} data-mine={isMine || undefined}>
            {item.assignee ? <Monogram name={item.assignee.name} isRound /> : <i aria-hidden="true" />}
            <span className={visuallyHidden}>{keeperOf(item, isMine)}</span>
          </span>
        </span>
        <span className={cx(pair, far)}>
          <span className={parts}>
            {isNamed ? (
              <span data-who>
                <span className={visuallyHidden}>{t(`support-queue:item.${item.queue}`)} </span>
                {item.who}
              </span>
            ) : (
              <span className={soft}>{t(`support-queue:item.${item.queue}`)}</span>
            )}{' '}
            <span>{standingText(item, readAt)}</span>
          </span>
          {item.dueAt && !item.isOverdue && (
            <span className={due}>{item.queue === 'calls' ? callOf(item.dueAt, readAt) : dueOf(item.dueAt, readAt)}</span>
          )}
          {item.isOverdue && <span className={late}>{overdueText(item.dueAt, readAt)}</span>}
        </span>
        {item.opening && <span className={cx(soft, opening)}>{item.opening}</span>}
        {isUnsent && <Unsent />}
      </div>
    </Link>
  )
}
