import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { type MessageEvent, messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { isWideWindow } from '#web/platform/wide-window.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { showState } from '#web/ui/by-state.ts'
import { folds } from '#web/ui/fold.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { EventRow } from './event-row.tsx'
import { notedIn, notesIn } from './noted-in.ts'
import { supporterMessagesWith } from './supporter-messages.implementations.ts'

const listTitle = css`gap: var(--s3);`
const head = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); justify-content: space-between; align-items: baseline;
  & > h2 { font-size: var(--size-l); }
  & > b { font-size: var(--size-s); font-variant-numeric: tabular-nums; }
  & > p { flex: 1 1 100%; font-size: var(--size-s); }
`

/** What none of both ways has a note for yet: the first of it is the next to be written. */
function nextToWrite(messages: readonly SupporterMessage[]): MessageEvent | undefined {
  const noted = notedIn(messages)
  return messageEvents.find((one) => !noted.includes(one))
}

/** Opened from the beginning is what is to be written next, with the button for it; where each message has a note, the first. On a phone it would push the others out of sight. */
function Messages({ cause, messages }: { cause: CauseCard; messages: SupporterMessage[] }) {
  const next = nextToWrite(messages)
  const opened = next ?? messageEvents[0]
  const isWide = isWideWindow()
  return (
    <section className={cx(stack, listTitle)} aria-labelledby="moments">
      <div className={head}>
        <h2 id="moments">{t('cause-admin-messages:moments')}</h2>
        <b>{t('cause-admin-messages:sum', { count: notesIn(messages).length, all: messages.length })}</b>
        <p className={soft}>{t('cause-admin-messages:momentsText')}</p>
      </div>
      <div className={folds}>
        {messageEvents.map((event) => (
          <EventRow
            key={event}
            cause={cause}
            event={event}
            messages={messages.filter((message) => message.event === event)}
            startsOpen={event === opened && isWide}
            isNext={event === next}
          />
        ))}
      </div>
    </section>
  )
}

/** R-111, F-152, F-153 */
export function SupporterMessagesScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => supporterMessagesWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      <BackLink to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
        {t('cause-admin-messages:backToSettings')}
      </BackLink>
      <PageHeading intro={t('cause-admin-messages:intro')}>{t('cause-admin-messages:title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem
            words={t('cause-admin-messages:failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      {found && <Messages cause={cause} messages={found.messages} />}
    </div>
  )
}
