import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { StateFrom } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import { limits } from '#contract/limits.ts'
import type { causeUpdatesMachine, UpdatePart } from '#machines/cause-admin/cause-updates/cause-updates.machine.ts'
import type { Why } from '#web/api/why-failed.ts'
import { t } from '#web/i18n/i18n.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Modal } from '#web/ui/modal.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import type { SaveResult } from '#web/ui/save-row.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { causeUpdatesWith } from './cause-updates.implementations.ts'
import { PostedUpdates } from './posted-updates.tsx'
import { UpdateForm } from './update-form.tsx'

const title = css`& > h2 { font-size: var(--size-l); }`

/** What the last press of “Post update” has come to. */
function resultOf(state: StateFrom<typeof causeUpdatesMachine>, why: Why): SaveResult | null {
  if (state.matches({ writing: 'posted' })) {
    const isRead = state.context.found?.readers === 'everyone'
    return { saved: t(isRead ? 'cause-admin-updates:posted' : 'cause-admin-updates:postedUnread') }
  }
  if (state.matches({ writing: 'tooOften' }))
    return {
      failed: t('cause-admin-updates:tooOften', { count: limits.updatesPerDay }),
      help: t('cause-admin-updates:tooOftenHelp'),
      onRetry: undefined,
    }
  if (state.matches({ writing: 'notPosted' }))
    return { failed: t('cause-admin-updates:notPosted'), help: helpFor(why), onRetry: undefined }
  return null
}

/** H-003: what a cause tells on its page. */
export function CauseUpdatesScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeUpdatesWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, refusals, chosen } = state.context
  const isOff = state.hasTag('busy') || state.hasTag('asksAgain')
  const said = () => {
    if (state.matches({ writing: 'pictured' })) return t('cause-admin-updates:pictured')
    if (!state.matches({ writing: 'removed' })) return null
    return t(chosen.part === 'picture' ? 'cause-admin-updates:pictureRemoved' : 'cause-admin-updates:removed')
  }
  const list = (onRemove: ((id: number, part: UpdatePart) => void) | null) => (
    <PostedUpdates
      causeId={cause.id}
      updates={found?.updates ?? []}
      removing={state.matches('removing') ? chosen : null}
      isOff={isOff}
      said={said()}
      onRemove={onRemove}
      onPicture={(now) => send({ type: 'picture.saved', found: now })}
    />
  )
  const open = () => (
    <>
      {found?.readers === 'nobodyYet' && (
        <Panel tone="waiting">
          <p>{t('cause-admin-updates:notYet')}</p>
        </Panel>
      )}
      <section className={cx(stack, title)} aria-labelledby="post-update">
        <h2 id="post-update">{t('cause-admin-updates:postTitle')}</h2>
        <TypedAnswers kind={`update:${cause.id}`} outlivesSending>
          <UpdateForm
            causeId={cause.id}
            refusals={refusals}
            isPosting={state.matches('posting')}
            isPosted={state.matches({ writing: 'posted' })}
            isOff={isOff}
            result={resultOf(state, why)}
            onSubmit={(text) => send({ type: 'update.submitted', text })}
          />
        </TypedAnswers>
      </section>
      {state.matches({ writing: 'notRemoved' }) && (
        <Problem
          words={t(chosen.part === 'picture' ? 'cause-admin-updates:pictureNotRemoved' : 'cause-admin-updates:notRemoved')}
          help={helpFor(why)}
          onRetry={() => send({ type: 'removal.retried' })}
        />
      )}
      {list((id, part) => send({ type: 'removal.wanted', id, part }))}
    </>
  )
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin-updates:intro')}>{t('cause-admin-updates:title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => (
          <Problem words={t('cause-admin-updates:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
        closed: () => (
          <>
            <Problem
              words={t('cause-admin-updates:closed')}
              tone="waiting"
              onRetry={() => send({ type: 'page.refreshed' })}
              retryWords={t('cause-admin-updates:look')}
            />
            {list(null)}
          </>
        ),
        writing: open,
        posting: open,
        confirming: open,
        removing: open,
      })}
      <Modal
        isOpen={state.hasTag('asksAgain')}
        title={t(chosen.part === 'picture' ? 'cause-admin-updates:surePictureTitle' : 'cause-admin-updates:sureTitle')}
        onClose={() => send({ type: 'removal.dropped' })}
      >
        <div className={stack}>
          <p>{t(chosen.part === 'picture' ? 'cause-admin-updates:surePicture' : 'cause-admin-updates:sure')}</p>
          <div className={row}>
            <Button onClick={() => send({ type: 'removal.confirmed' })}>{t('cause-admin-updates:yes')}</Button>
            <Button kind="secondary" onClick={() => send({ type: 'removal.dropped' })}>
              {t('cause-admin-updates:no')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
