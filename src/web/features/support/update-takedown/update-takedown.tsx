import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { RecordUpdate } from '#contract/support/records.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { TypedAnswers } from '#web/shared/drafts/typed-answers.tsx'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { card, row, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { UpdateImage } from '#web/ui/update-image.tsx'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { InPlace, WhatWasWritten } from '../in-place.tsx'
import { Sure, TakedownForm } from './takedown-form.tsx'
import { updateTakedownWith } from './update-takedown.implementations.ts'

const list = css`
  display: grid;
  & > li { display: grid; gap: var(--s1); padding-block: var(--s3); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li:last-child { padding-block-end: 0; }
  & > li > p { white-space: pre-line; overflow-wrap: anywhere; }
  & > li > img { inline-size: 16rem; max-inline-size: 100%; block-size: auto; border-radius: var(--radius); }
`

/** The newest updates of a cause. Each can be taken down, with a reason that those who run the cause read. */
export function UpdateTakedown({ updates: found, isMine }: { updates: readonly RecordUpdate[]; isMine: boolean }) {
  const site = useSite()
  const machine = useMemo(() => updateTakedownWith(site), [site])
  const [state, send, actor] = useMachine(machine, { input: { updates: found, isMine } })
  const why = useWhy(actor)
  const { updates, chosen, text, refusals } = state.context
  const isBusy = state.hasTag('busy')
  const opened = byState(state.value, {
    deciding: null,
    listed: null,
    own: null,
    writing: chosen,
    confirming: chosen,
    takingDown: chosen,
  })
  const message = byState(state.value, {
    deciding: null,
    listed: state.matches({ listed: 'takenDown' }) ? 'takenDown' : state.matches({ listed: 'gone' }) ? 'gone' : null,
    own: state.matches({ own: 'refused' }) ? 'own' : null,
    writing: null,
    confirming: null,
    takingDown: null,
  })
  // What was pressed is gone with what it was pressed for.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (message) heading.current?.focus()
  }, [message])
  const form = (
    <InPlace
      isOpen={state.matches('confirming') || isBusy}
      form={
        <Sure
          reason={text}
          isBusy={isBusy}
          onConfirm={() => send({ type: 'takedown.confirmed' })}
          onChange={() => send({ type: 'takedown.reconsidered' })}
        />
      }
    >
      <div className={stack}>
        {state.matches({ writing: 'notTakenDown' }) && (
          <Problem
            words={t('support-records:updates.notTakenDown')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'takedown.retried' })}
          />
        )}
        <TypedAnswers kind={`takedown:${chosen}`} outlivesSending>
          <TakedownForm
            refusals={refusals}
            onGive={(reason) => send({ type: 'reason.given', text: reason })}
            onCancel={() => send({ type: 'takedown.dropped' })}
          />
        </TypedAnswers>
      </div>
    </InPlace>
  )
  return (
    <section className={cx(card, tightStack)} aria-labelledby="updates">
      <h2 id="updates" tabIndex={-1} ref={heading}>
        {t('support-records:updates.title')}
      </h2>
      {message === 'takenDown' && <Saved words={t('support-records:updates.takenDown')} />}
      {(message === 'gone' || message === 'own') && <Problem words={t(`support-records:updates.${message}`)} tone="waiting" />}
      {message === 'own' && <WhatWasWritten as="h3" words={{ text }} onDiscard={null} />}
      {state.matches({ own: 'known' }) && updates.length > 0 && <p className={soft}>{t('support-records:updates.own')}</p>}
      {updates.length === 0 ? (
        <p className={soft}>{t('support-records:updates.none')}</p>
      ) : (
        <ul className={list}>
          {updates.map(({ id, postedAt, text: whole, opening, picture, author }) => (
            <li key={id}>
              <span className={cx(row, soft)}>
                <time dateTime={postedAt}>{formatDay(postedAt)}</time>
                <Link to="/support/people/$id" params={{ id: `${author.id}` }}>
                  {t('support-records:updates.by', { name: author.name || t('support-records:deleted') })}
                </Link>
              </span>
              <p>{opened === id ? whole : opening}</p>
              {picture && <UpdateImage {...picture} sizes="288px" />}
              {!state.matches('own') && (
                <InPlace isOpen={opened === id} form={form}>
                  <div>
                    <Button
                      kind="quiet"
                      isDisabled={!state.can({ type: 'takedown.wanted', id })}
                      onClick={() => send({ type: 'takedown.wanted', id })}
                    >
                      {t('support-records:updates.takeDown')}{' '}
                      <span className={visuallyHidden}>
                        {t('support-records:updates.takeDownOf', { day: formatDay(postedAt) })}
                      </span>
                    </Button>
                  </div>
                </InPlace>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
