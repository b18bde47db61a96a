import type {
  CauseNameFields,
  PostalAddress,
  SocialLinksFields,
  YesOrNo,
} from '#contract/registration/cause-registration.rules.ts'
import type { RegisteredCharity } from '#contract/registration/charity.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Radios } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StepFrame } from '#web/ui/step-frame.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import type { AddressSearchProps } from '../address-search/address-search.tsx'
import { Continue, type QuestionProps } from '../person-questions.tsx'

const loadRules = lazyImport(() => import('#contract/registration/cause-registration.rules.ts'))
const yesAndNo = (names: 'plain' | 'permission') =>
  (['yes', 'no'] as const).map((value) => ({
    value,
    label: t(names === 'plain' ? `registration-cause:${value}` : `registration-cause:permission.${value}`),
  }))

export function CharityQuestion({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<YesOrNo | null, YesOrNo>) {
  const form = useRulesForm<{ isCharity: YesOrNo }>(
    async () => (await loadRules()).charityQuestionRules,
    kept ? { isCharity: kept } : {},
  )
  return (
    <StepFrame
      {...frame}
      title={t('registration-cause:charityQuestion.title')}
      intro={<p>{t('registration-cause:charityQuestion.intro')}</p>}
    >
      <FormFrame form={form} fields={['isCharity']} onSubmit={({ isCharity }) => onSubmit(isCharity)}>
        <Radios
          registration={form.register('isCharity')}
          legend={t('registration-cause:charityQuestion.title')}
          isLegendHidden
          options={yesAndNo('plain')}
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

export function CharityNumber({ kept, onSubmit, isBusy, ...frame }: QuestionProps<string | null, string>) {
  const form = useRulesForm(async () => (await loadRules()).charityNumberRules, { charityNumber: kept ?? '' })
  return (
    <StepFrame {...frame} title={t('registration-cause:charityNumber.title')}>
      <FormFrame form={form} fields={['charityNumber']} onSubmit={({ charityNumber }) => !isBusy && onSubmit(charityNumber)}>
        <TextField
          registration={form.register('charityNumber')}
          label={t('registration-cause:charityNumber.label')}
          hint={t('registration-cause:charityNumber.hint')}
          autoComplete="off"
        />
        <Continue isBusy={isBusy} />
      </FormFrame>
    </StepFrame>
  )
}

const AddressSearch = lazyPart<AddressSearchProps>(
  lazyImport(async () => (await import('../address-search/address-search.tsx')).AddressSearch),
  () => (
    <div>
      <Button kind="secondary" isDisabled>
        {t('registration-cause:address.find')}
      </Button>
    </div>
  ),
)
const noAddress: PostalAddress = { line1: '', line2: '', town: '', postcode: '' }

export function CauseAddress({
  kept,
  charity,
  search,
  onSubmit,
  isBusy: _,
  ...frame
}: QuestionProps<PostalAddress | null, PostalAddress> & {
  charity: RegisteredCharity | null
  search: AddressSearchProps['actor'] | undefined
}) {
  const form = useRulesForm<PostalAddress>(async () => (await loadRules()).addressRules, kept ?? charity?.address ?? noAddress)
  const isFromRegister = kept === null && charity !== null
  return (
    <StepFrame
      {...frame}
      title={t('registration-cause:address.title')}
      intro={isFromRegister ? undefined : <p>{t('registration-cause:address.intro')}</p>}
    >
      {isFromRegister && (
        <Panel tone="positive">
          <p>
            <b>{charity.name}</b>
          </p>
          <p>{t('registration-cause:address.found')}</p>
        </Panel>
      )}
      <FormFrame form={form} fields={['postcode', 'line1', 'line2', 'town']} onSubmit={onSubmit}>
        <TextField
          registration={form.register('postcode')}
          label={t('registration-cause:address.postcode')}
          autoComplete="postal-code"
        />
        {search && (
          <AddressSearch
            actor={search}
            postcode={() => form.getValues('postcode')}
            onChoose={(address) => form.reset(address, { keepDefaultValues: true })}
          />
        )}
        <TextField
          registration={form.register('line1')}
          label={t('registration-cause:address.line1')}
          autoComplete="address-line1"
        />
        <TextField
          registration={form.register('line2')}
          label={t('registration-cause:address.line2')}
          autoComplete="address-line2"
        />
        <TextField
          registration={form.register('town')}
          label={t('registration-cause:address.town')}
          autoComplete="address-level2"
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

export function CauseName({
  kept,
  isCharity,
  charity,
  onSubmit,
  isBusy,
  ...frame
}: QuestionProps<CauseNameFields | null, CauseNameFields> & { isCharity: boolean; charity: RegisteredCharity | null }) {
  const kind = isCharity ? 'charity' : kept && kept.kind !== 'charity' ? kept.kind : null
  const form = useRulesForm<CauseNameFields>(async () => (await loadRules()).causeNameRules, {
    causeName: kept?.causeName ?? charity?.name ?? '',
    ...(kind ? { kind } : {}),
  })
  return (
    <StepFrame {...frame} title={t('registration-cause:causeName.title')}>
      <FormFrame form={form} fields={['causeName', 'kind']} onSubmit={(fields) => !isBusy && onSubmit(fields)}>
        <TextField
          registration={form.register('causeName')}
          label={t('registration-cause:causeName.label')}
          hint={t('registration-cause:causeName.hint')}
          autoComplete="organization"
        />
        {!isCharity && (
          <Radios
            registration={form.register('kind')}
            legend={t('registration-cause:causeName.kind')}
            options={(['school', 'club', 'group', 'individual'] as const).map((value) => ({
              value,
              label: t(`registration-cause:kind.${value}`),
            }))}
          />
        )}
        <Continue isBusy={isBusy} />
      </FormFrame>
    </StepFrame>
  )
}

const places = ['website', 'facebook', 'twitter', 'instagram'] as const
const noLinks: SocialLinksFields = { website: '', facebook: '', twitter: '', instagram: '' }

export function SocialLinks({
  kept,
  charity,
  onSubmit,
  isBusy: _,
  ...frame
}: QuestionProps<SocialLinksFields | null, SocialLinksFields> & { charity: RegisteredCharity | null }) {
  const form = useRulesForm<SocialLinksFields>(
    async () => (await loadRules()).socialLinksRules,
    kept ?? { ...noLinks, website: charity?.website ?? '' },
  )
  return (
    <StepFrame {...frame} title={t('registration-cause:links.title')} intro={<p>{t('registration-cause:links.intro')}</p>}>
      <FormFrame form={form} fields={places} onSubmit={onSubmit}>
        {places.map((place) => (
          <TextField
            key={place}
            registration={form.register(place)}
            label={t(`registration-cause:links.${place}`)}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}

/** V-028 */
export function MarketingPermission({ kept, onSubmit, isBusy: _, ...frame }: QuestionProps<YesOrNo | null, YesOrNo>) {
  const form = useRulesForm<{ permission: YesOrNo }>(
    async () => (await loadRules()).marketingPermissionRules,
    kept ? { permission: kept } : {},
  )
  return (
    <StepFrame
      {...frame}
      title={t('registration-cause:permission.title')}
      intro={<p>{t('registration-cause:permission.intro')}</p>}
    >
      <FormFrame form={form} fields={['permission']} onSubmit={({ permission }) => onSubmit(permission)}>
        <Radios
          registration={form.register('permission')}
          legend={t('registration-cause:permission.title')}
          isLegendHidden
          options={yesAndNo('permission')}
        />
        <Continue />
      </FormFrame>
    </StepFrame>
  )
}
