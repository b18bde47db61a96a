import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseAddressFields } from '#contract/cause-admin/cause-page.rules.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { showState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { stack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { addressEditWith, causePageWith, contactNumberEditWith } from './cause-page.implementations.ts'
import { SaveSection } from './save-section.tsx'

const rules = lazyImport(() => import('#contract/cause-admin/cause-page.rules.ts'))

/** R-108, F-147, H-004 */
export function ContactDetailsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const reading = useMemo(() => causePageWith(site, cause.id), [site, cause.id])
  const editing = useMemo(() => contactNumberEditWith(site, cause.id), [site, cause.id])
  const addressing = useMemo(() => addressEditWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(reading)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      <BackLink to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
        {t('cause-admin:backToSettings')}
      </BackLink>
      <PageHeading intro={t('cause-admin:contact.intro', { cause: cause.name })}>{t('cause-admin:contact.title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem words={t('cause-admin:contact.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
      {found && (
        <>
          <SaveSection
            title={t('cause-admin:contact.numberTitle')}
            machine={editing}
            loadRules={async () => (await rules()).contactNumberRules}
            fields={['phoneNumber']}
            values={{ phoneNumber: found.cause.phoneNumber ?? '' }}
            save={t('cause-admin:contact.save')}
            notSaved={t('cause-admin:contact.notSaved')}
            savedToast={t('cause-admin:contact.savedToast')}
          >
            {(form) => (
              <TextField
                registration={form.register('phoneNumber')}
                label={t('cause-admin:contact.label')}
                hint={t('cause-admin:contact.hint')}
                type="tel"
                autoComplete="tel"
              />
            )}
          </SaveSection>
          <SaveSection<CauseAddressFields>
            title={t('cause-admin:contact.address.title')}
            machine={addressing}
            loadRules={async () => (await rules()).causeAddressRules}
            fields={['line1', 'line2', 'town', 'postcode']}
            values={found.cause.address ?? { line1: '', line2: '', town: '', postcode: '' }}
            save={t('cause-admin:contact.address.save')}
            notSaved={t('cause-admin:contact.address.notSaved')}
            savedToast={t('cause-admin:contact.address.savedToast')}
          >
            {(form) => (
              <>
                <p>{t('cause-admin:contact.address.text')}</p>
                {(['line1', 'line2', 'town', 'postcode'] as const).map((name) => (
                  <TextField
                    key={name}
                    registration={form.register(name)}
                    label={t(`cause-admin:contact.address.${name}`)}
                    autoComplete="off"
                  />
                ))}
              </>
            )}
          </SaveSection>
        </>
      )}
    </div>
  )
}
