import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { SupportAssignment, SupportColleague, SupportItem } from '#contract/support/support-queue.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { row, visuallyHidden } from '#web/ui/styles.ts'
import { ReturnToQueue } from './return-to-queue.tsx'

const part = css`
  display: grid; gap: 0; margin-block: var(--s1); padding: var(--s2) var(--s4); background: var(--surface-sunk); border-radius: var(--radius-card);
  @media (max-width: 479px) { padding-inline: var(--s3); }
`
const keeper = css`
  display: flex; flex-wrap: wrap; gap: var(--s1); align-items: center; justify-content: space-between;
  & > p { display: flex; align-items: center; gap: 6px; }
  & > div > button { font-size: var(--size-s); }
`
const mine = css`
  & > button { min-block-size: 44px; padding-inline: var(--s4); }
  @media (max-width: 479px) { & > button { padding-inline: var(--s3); } }
`
const more = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s5); align-items: start; font-size: var(--size-s);
  & > p { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; min-block-size: 36px; overflow-wrap: anywhere; }
  & summary { display: flex; align-items: center; gap: var(--s1); min-block-size: 36px; color: var(--accent); cursor: pointer; inline-size: fit-content; list-style: none; text-decoration: underline; text-underline-offset: 0.18em; }
  & summary::-webkit-details-marker { display: none; }
  & details[open] { flex-basis: 100%; }
  & details[open] > summary > svg { rotate: 180deg; }
`
const give = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: end; padding-block-end: var(--s2);
  & > div { flex: 1 1 12rem; min-inline-size: 0; }
`

interface AssignmentProps {
  item: SupportItem
  team: readonly SupportColleague[]
  isBusy: boolean
  isOff: boolean
  told: 'tooLate' | 'notAssigned' | null
  onHand(handing: SupportAssignment): void
  /** What puts it back where it is decided. */
  back: ReactNode
}

/** Two people may have one name. */
const labelOf = ({ name, email }: SupportColleague, team: readonly SupportColleague[]) =>
  team.filter((one) => one.name === name).length > 1 ? t('support-queue:colleague', { name, email }) : name

/** Everything about whom it comes from, and about its cause. */
function Records({ item: { personId, causeId } }: { item: SupportItem }) {
  if (personId === null && causeId === null) return null
  return (
    <p>
      {personId !== null && (
        <Link to="/support/people/$id" params={{ id: `${personId}` }}>
          {t('support-records:personHistory')}
        </Link>
      )}
      {causeId !== null && (
        <Link to="/support/causes/$id" params={{ id: `${causeId}` }}>
          {t('support-records:causeHistory')}
        </Link>
      )}
    </p>
  )
}

/** Who has it in hand, and how it changes hands. */
export function Assignment({ item, team, isBusy, isOff, told, onHand, back }: AssignmentProps) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const { queue, reference, assignee, standing } = item
  // What somebody has begun to look at is put back where it is decided: it's new again then, and nobody's.
  const mayRelease = assignee !== null && standing !== 'inHand'
  const me = team.find(({ isMe }) => isMe)
  const isMine = assignee !== null && assignee.id === me?.id
  const others = team.filter((one) => !one.isMe && one.id !== assignee?.id)
  const hand = (to: number | null) => onHand({ queue, reference, from: assignee?.id ?? null, to })
  const to = others.find((one) => `${one.id}` === chosen)
  return (
    <section className={part} aria-label={t('support-queue:assignment')}>
      <div className={keeper}>
        <p>
          <Icon name="person" />
          <b>
            {assignee ? t(isMine ? 'support-queue:withYou' : 'support-queue:withName', assignee) : t('support-queue:withNobody')}
          </b>
        </p>
        <div className={row}>
          {back || (mayRelease && <ReturnToQueue isBusy={isBusy} isDisabled={isOff} onReturn={() => hand(null)} />)}
          {me && !isMine && (
            <span className={mine}>
              <Button kind="secondary" isBusy={isBusy} isDisabled={isOff} onClick={() => hand(me.id)}>
                {t('support-queue:toMe')}
              </Button>
            </span>
          )}
        </div>
      </div>
      {told && (
        <Panel tone={told === 'tooLate' ? 'waiting' : 'negative'} isAlert>
          <p>{t(`support-queue:told.${told}`)}</p>
        </Panel>
      )}
      <div className={more}>
        {others.length > 0 && (
          <details>
            <summary>
              {t('support-queue:toColleague')}
              <Icon name="down" />
            </summary>
            <div className={give}>
              <div>
                <label htmlFor={id} className={visuallyHidden}>
                  {t('support-queue:toColleague')}
                </label>
                <Select id={id} value={to ? chosen : ''} onChange={(event) => setChosen(event.target.value)}>
                  <option value="">{t('support-queue:choose')}</option>
                  {others.map((one) => (
                    <option key={one.id} value={one.id}>
                      {labelOf(one, team)}
                    </option>
                  ))}
                </Select>
              </div>
              <Button kind="secondary" isBusy={isBusy} isDisabled={isOff || !to} onClick={() => to && hand(to.id)}>
                {t('support-queue:give')}
              </Button>
            </div>
          </details>
        )}
        <Records item={item} />
      </div>
    </section>
  )
}
