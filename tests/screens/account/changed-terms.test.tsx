import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { TermsItem } from '#contract/account/terms.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ChangedTerms } from '#web/features/account/terms-acceptance/changed-terms.tsx'

const terms = (version: string): TermsItem => ({
  Id: `supporter-${version}`,
  Statement: `Supporter terms ${version}`,
  Path: `/terms/supporter/${version}`,
  Version: version,
})

function Account() {
  const [items, setItems] = useState([terms('2')])
  return (
    <>
      <ChangedTerms items={items} />
      <button type="button" onClick={() => setItems([terms('3')])}>
        A newer version is published
      </button>
    </>
  )
}

test('F-069 a version that is published while somebody accepts the one before it is asked about on the same page', async () => {
  const { asked } = openScreen(<Account />, () => ({ status: 200, details: {} }))
  await userEvent.click(await screen.findByRole('button', { name: 'I accept the new terms' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'I accept the new terms' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'A newer version is published' }))
  expect(await screen.findByRole('link', { name: /Supporter terms 3/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'I accept the new terms' }))
  await expect
    .poll(() => asked.flatMap(({ body }) => (body as { userTerms: TermsItem[] }).userTerms.map(({ Version }) => Version)))
    .toEqual(['2', '3'])
})
