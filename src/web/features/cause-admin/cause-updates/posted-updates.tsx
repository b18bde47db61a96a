import { css, cx } from '@linaria/core'
import { useEffect, useRef } from 'react'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Saved } from '#web/ui/reading-parts.tsx'
import { card, soft, stack, visuallyHidden } from '#web/ui/styles.ts'

const title = css`& > h2 { font-size: var(--size-l); }`
const list = css`
  padding-block: 0;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: center; padding-block: var(--s3) var(--s4); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > p { grid-column: 1 / -1; max-inline-size: 62ch; white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
`

interface ListProps {
  updates: readonly CauseUpdate[]
  /** Which is being removed. */
  removing: number | null
  /** While something else is under way or asked. */
  isOff: boolean
  /** Whether one has just gone: its button is gone with it, so that the list takes the focus. */
  isRemoved: boolean
  /** Null where nothing can be changed any more. */
  onRemove: ((id: number) => void) | null
}

/** What is posted, the newest first. */
export function PostedUpdates({ updates, removing, isOff, isRemoved, onRemove }: ListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRemoved) heading.current?.focus()
  }, [isRemoved])
  return (
    <section className={cx(stack, title)} aria-labelledby="posted-updates">
      <h2 id="posted-updates" tabIndex={-1} ref={heading}>
        {t('cause-admin-updates:listTitle')}
      </h2>
      {isRemoved && <Saved words={t('cause-admin-updates:removed')} />}
      {updates.length === 0 ? (
        <p className={soft}>{t('cause-admin-updates:none')}</p>
      ) : (
        <ul className={cx(card, list)}>
          {updates.map(({ id, text, postedAt }) => (
            <li key={id}>
              <time className={soft} dateTime={postedAt}>
                {formatDay(postedAt)}
              </time>
              {onRemove && (
                <Button kind="quiet" isBusy={removing === id} isDisabled={isOff} onClick={() => onRemove(id)}>
                  {t('cause-admin-updates:remove')}
                  <span className={visuallyHidden}> {t('cause-admin-updates:removeOf', { day: formatDay(postedAt) })}</span>
                </Button>
              )}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
