import { css } from '@linaria/core'
import { settingsCalls } from '#contract/account/settings.calls.ts'
import type { User } from '#contract/account/user.ts'
import { sizedPath } from '#contract/picture-sizes.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { PictureUpload } from '#web/ui/picture-upload.tsx'
import { termsAgreement } from '../terms-agreement.ts'

const portrait = css`inline-size: 5rem; block-size: 5rem; border-radius: 50%; object-fit: cover;`

/** F-122: the picture of oneself. */
export function AvatarUpload({ user }: { user: User }) {
  const { api, session } = useSite()
  return (
    <PictureUpload
      words={{ alt: t('account:avatar.alt'), choose: t('account:avatar.choose'), failed: t('account:avatar.failed') }}
      saved={<p>{t('account:avatar.saved')}</p>}
      current={
        user.avatar ? (
          <img data-face className={portrait} src={sizedPath(user.avatar, 'large-face')} alt={t('account:avatar.yours')} />
        ) : (
          <Monogram name={`${user.firstName} ${user.lastName}`} isRound />
        )
      }
      save={async (imagePayload) => {
        const agreed = termsAgreement('/account/settings/personal-details', 'Save')
        await api.ask(settingsCalls.saveAvatar, { body: { imagePayload, ...agreed } })
        await session.reload()
      }}
    />
  )
}
