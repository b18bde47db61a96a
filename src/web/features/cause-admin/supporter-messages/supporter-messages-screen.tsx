import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { supporterMessagesWith } from './supporter-messages.implementations.ts'

const list = css`
  display: grid; gap: var(--s4);
  & > li > ul { display: grid; gap: 0; }
  & > li > ul > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s1) var(--s4); align-items: center; padding-block: var(--s2); border-block-start: 1px solid var(--line-soft); }
  & > li > ul > li > span:first-child { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s2); }
  & h2 { font-size: var(--size-l); }
  & a { white-space: nowrap; display: inline-flex; align-items: center; min-block-size: 44px; }
`
const said = css`flex: 1 1 100%; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow-wrap: anywhere;`

function Medium({ cause, message: { event, medium, text } }: { cause: CauseCard; message: SupporterMessage }) {
  const name = { event: t(`cause-admin-messages:event.${event}.title`), medium: t(`cause-admin-messages:medium.${medium}`) }
  return (
    <li>
      <span>
        {t('cause-admin-messages:mediumLabel', { medium: name.medium })}{' '}
        {text === null ? (
          <span className={soft}>{t('cause-admin-messages:ours')}</span>
        ) : (
          <Status tone="positive">{t('cause-admin-messages:yours')}</Status>
        )}
      </span>
      <Link
        to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
        params={{ causeId: `${cause.id}`, eventType: event, eventMedium: medium }}
      >
        <span aria-hidden="true">{t(text === null ? 'cause-admin-messages:write' : 'cause-admin-messages:edit')}</span>
        <span className={visuallyHidden}>
          {t(text === null ? 'cause-admin-messages:writeFor' : 'cause-admin-messages:editFor', name)}
        </span>
      </Link>
      {text !== null && <span className={cx(soft, said)}>{text}</span>}
    </li>
  )
}

/** R-111, F-152, F-153 */
export function SupporterMessagesScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => supporterMessagesWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { found } = state.context
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin-messages:intro', { cause: cause.name })}>{t('cause-admin-messages:title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => <Problem words={t('cause-admin-messages:failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      {found && (
        <>
          <p>
            <b>
              {t('cause-admin-messages:added', {
                count: found.messages.filter(({ text }) => text !== null).length,
                all: found.messages.length,
              })}
            </b>
          </p>
          <ul className={list}>
            {messageEvents.map((event) => (
              <li key={event} className={cx(card, stack)}>
                <div className={tightStack}>
                  <h2>{t(`cause-admin-messages:event.${event}.title`)}</h2>
                  <p className={soft}>{t(`cause-admin-messages:event.${event}.when`)}</p>
                </div>
                <ul>
                  {found.messages
                    .filter((message) => message.event === event)
                    .map((message) => (
                      <Medium key={message.medium} cause={cause} message={message} />
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
