import { useMemo } from 'react'
import type { BeingFoundFields, LinksFields } from '#contract/cause-admin/cause-page.rules.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatSum } from '#web/i18n/later-formats.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Radios } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { beingFoundEditWith, linksEditWith, targetEditWith } from './cause-page.implementations.ts'
import { SaveSection } from './save-section.tsx'

const rules = lazyImport(() => import('#contract/cause-admin/cause-page.rules.ts'))

const places = ['website', 'facebook', 'twitter', 'instagram'] as const

/** V-036, H-003: where else the cause can be found. */
export function LinksSection({ cause, onTyped }: { cause: Cause; onTyped(links: LinksFields): void }) {
  const site = useSite()
  const machine = useMemo(() => linksEditWith(site, cause.id), [site, cause.id])
  const { socialLinks } = cause
  return (
    <SaveSection<LinksFields>
      title={t('cause-admin:page.links.title')}
      machine={machine}
      loadRules={async () => (await rules()).linksRules}
      fields={places}
      values={{
        website: cause.website ?? '',
        facebook: socialLinks.facebook ?? '',
        twitter: socialLinks.twitter ?? '',
        instagram: socialLinks.instagram ?? '',
      }}
      save={t('cause-admin:page.links.save')}
      notSaved={t('cause-admin:page.links.notSaved')}
      savedToast={t('cause-admin:page.links.savedToast')}
      onTyped={onTyped}
      fold={{
        note: (saved) =>
          places
            .filter((place) => saved[place] !== '')
            .map((place) => t(`cause-admin:summary.link.${place}`))
            .join(', ') || t('cause-admin:summary.missing.links'),
      }}
    >
      {(form) => (
        <>
          <p>{t('cause-admin:page.links.hint')}</p>
          {places.map((place) => (
            <TextField
              key={place}
              registration={form.register(place)}
              label={t(`cause-admin:page.links.${place}`)}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          ))}
        </>
      )}
    </SaveSection>
  )
}

/** H-003: what the cause means to raise in a year. */
export function TargetSection({ cause, onTyped }: { cause: Cause; onTyped(target: string): void }) {
  const site = useSite()
  const machine = useMemo(() => targetEditWith(site, cause.id), [site, cause.id])
  return (
    <SaveSection
      title={t('cause-admin:page.target.title')}
      machine={machine}
      loadRules={async () => (await rules()).targetRules}
      fields={['target']}
      values={{ target: cause.yearTarget === null ? '' : String(cause.yearTarget / 100) }}
      save={t('cause-admin:page.target.save')}
      notSaved={t('cause-admin:page.target.notSaved')}
      savedToast={t('cause-admin:page.target.savedToast')}
      onTyped={(fields) => onTyped(fields.target)}
      fold={{
        note: ({ target }) => (target === '' ? t('cause-admin:summary.missing.target') : formatSum(Number(target) * 100)),
      }}
    >
      {(form) => (
        <TextField
          registration={form.register('target')}
          label={t('cause-admin:page.target.label')}
          hint={t('cause-admin:page.target.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </SaveSection>
  )
}

/** H-004, V-028: whether we may help people to find the cause. */
export function BeingFoundSection({ cause }: { cause: Cause }) {
  const site = useSite()
  const machine = useMemo(() => beingFoundEditWith(site, cause.id), [site, cause.id])
  return (
    <SaveSection<BeingFoundFields>
      title={t('cause-admin:page.found.title')}
      machine={machine}
      loadRules={async () => (await rules()).beingFoundRules}
      fields={['permission']}
      values={{ permission: cause.mayBeMarketed ? 'yes' : 'no' }}
      save={t('cause-admin:page.found.save')}
      notSaved={t('cause-admin:page.found.notSaved')}
      savedToast={t('cause-admin:page.found.savedToast')}
      fold={{
        note: ({ permission }) =>
          t(permission === 'yes' ? 'cause-admin:summary.there.found' : 'cause-admin:summary.missing.found'),
      }}
    >
      {(form) => (
        <>
          <p>{t('cause-admin:page.found.text')}</p>
          <Radios
            registration={form.register('permission')}
            legend={t('cause-admin:page.found.legend')}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`cause-admin:page.found.${value}`) }))}
          />
        </>
      )}
    </SaveSection>
  )
}
