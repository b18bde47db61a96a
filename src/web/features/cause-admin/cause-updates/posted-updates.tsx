import { css, cx } from '@linaria/core'
import { useEffect, useRef } from 'react'
import type { CauseUpdates } from '#contract/cause-admin/updates.ts'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { limits } from '#contract/limits.ts'
import type { UpdatePart } from '#machines/cause-admin/cause-updates/cause-updates.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { focusBehind } from '#web/ui/focus-behind.ts'
import { Saved } from '#web/ui/reading-parts.tsx'
import { card, soft, stack, visuallyHidden } from '#web/ui/styles.ts'
import { KeptImage, UpdatePicture } from './update-picture.tsx'

const title = css`& > h2 { font-size: var(--size-l); }`
const list = css`
  padding-block: 0;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: center; padding-block: var(--s3) var(--s4); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > p { grid-column: 1 / -1; max-inline-size: 62ch; white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
`

interface ListProps {
  causeId: number
  updates: readonly CauseUpdate[]
  /** Of which something is being removed, and what. */
  removing: { id: number; part: UpdatePart } | null
  /** While something else is under way or asked. */
  isOff: boolean
  /** What has just become of one of them: the button that was pressed is gone with it, so that the list takes the focus. */
  said: string | null
  /** Null where nothing can be changed any more. */
  onRemove: ((id: number, part: UpdatePart) => void) | null
  /** What there is, now that a picture stands with one of them. */
  onPicture: (found: CauseUpdates) => void
}

/** What is posted, the newest first. */
export function PostedUpdates({ causeId, updates, removing, isOff, said, onRemove, onPicture }: ListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same can be said of another list
  useEffect(() => {
    if (said !== null) focusBehind(heading.current)
  }, [said, updates])
  return (
    <section className={cx(stack, title)} aria-labelledby="posted-updates">
      <h2 id="posted-updates" tabIndex={-1} ref={heading}>
        {t('cause-admin-updates:listTitle')}
      </h2>
      {said !== null && <Saved words={said} />}
      {updates.length === 0 ? (
        <p className={soft}>{t('cause-admin-updates:none')}</p>
      ) : (
        <ul className={cx(card, list)}>
          {updates.map(({ id, text, postedAt, picture }, place) => (
            <li key={id}>
              <time className={soft} dateTime={postedAt}>
                {formatDay(postedAt)}
              </time>
              {onRemove && (
                <Button
                  kind="quiet"
                  isBusy={removing?.id === id && removing.part === 'update'}
                  isDisabled={isOff}
                  onClick={() => onRemove(id, 'update')}
                >
                  {t('cause-admin-updates:remove')}
                  <span className={visuallyHidden}> {t('cause-admin-updates:removeOf', { day: formatDay(postedAt) })}</span>
                </Button>
              )}
              <p>{text}</p>
              {/* The page shows the newest; the picture of an older one can still be taken away. */}
              {onRemove && (place < limits.storyUpdates || picture) ? (
                <UpdatePicture
                  key={picture?.address}
                  causeId={causeId}
                  updateId={id}
                  day={formatDay(postedAt)}
                  picture={picture}
                  isRemoving={removing?.id === id && removing.part === 'picture'}
                  isOff={isOff}
                  onRemove={() => onRemove(id, 'picture')}
                  onSaved={onPicture}
                />
              ) : (
                picture && <KeptImage {...picture} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
