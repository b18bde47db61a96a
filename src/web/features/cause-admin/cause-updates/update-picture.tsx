import { css } from '@linaria/core'
import { useForm } from 'react-hook-form'
import { updateCalls } from '#contract/cause-admin/updates.calls.ts'
import type { CauseUpdates } from '#contract/cause-admin/updates.ts'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { limits } from '#contract/limits.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { UpdateImage } from '#web/ui/update-image.tsx'

const { longestAlt } = limits.updatePicture

const shown = css`display: block; margin-block-start: var(--s3); inline-size: 100%; max-inline-size: 20rem; block-size: auto; border-radius: var(--radius-card);`
const part = css`grid-column: 1 / -1;`

// The cropper comes when somebody wants it.
const PictureUpload = lazyPart(lazyImport(async () => (await import('#web/ui/picture-upload.tsx')).PictureUpload, 'account'))

/** The picture of an update, where updates are kept. */
export const KeptImage = (picture: NonNullable<CauseUpdate['picture']>) => (
  <UpdateImage {...picture} sizes="360px" className={shown} />
)

interface UpdatePictureProps {
  causeId: number
  updateId: number
  /** On which the update was posted, as it's said. */
  day: string
  picture: CauseUpdate['picture']
  isRemoving: boolean
  isOff: boolean
  onRemove(): void
  /** What there is, once one is saved. */
  onSaved(found: CauseUpdates): void
}

/** The picture of an update, another in its place, or where one is chosen. */
export function UpdatePicture({ causeId, updateId, day, picture, isRemoving, isOff, onRemove, onSaved }: UpdatePictureProps) {
  const { api } = useSite()
  const form = useForm({ defaultValues: { alt: picture?.alt ?? '' } })
  const title = t(picture === null ? 'cause-admin-updates:picture.add' : 'cause-admin-updates:picture.change', { day })
  return (
    <div className={part}>
      {picture && <KeptImage {...picture} />}
      <Fold title={title}>
        <div className={stack}>
          <p className={soft}>{t('cause-admin-updates:picture.agreed')}</p>
          {/* It's sent with the picture. */}
          <FormFrame form={form} fields={['alt']} onSubmit={() => {}}>
            <TextField
              registration={form.register('alt')}
              label={t('cause-admin-updates:picture.alt')}
              hint={t('cause-admin-updates:picture.altHint')}
              maxLength={longestAlt}
            />
          </FormFrame>
          <PictureUpload
            shape={limits.updatePicture}
            words={{
              alt: t('cause-admin-updates:picture.cropped'),
              choose: t('cause-admin-updates:picture.choose'),
              crop: t('cause-admin-updates:picture.crop'),
              failed: t('cause-admin-updates:picture.failed'),
            }}
            saved={null}
            current={null}
            save={async (imagePayload) => {
              const body = { imagePayload, alt: form.getValues('alt') }
              const { details } = await api.ask(updateCalls.saveUpdatePicture, { path: { id: causeId, updateId }, body })
              onSaved(details)
            }}
          />
          {picture && (
            <div className={row}>
              <Button kind="quiet" isBusy={isRemoving} isDisabled={isOff} onClick={onRemove}>
                {t('cause-admin-updates:picture.remove')}
              </Button>
            </div>
          )}
        </div>
      </Fold>
    </div>
  )
}
