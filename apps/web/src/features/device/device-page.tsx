import type { DeviceRequest } from '@rakhim/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { CodeStep } from './code-step.tsx';
import { DecisionStep } from './decision-step.tsx';
import { OutcomeStep } from './outcome-step.tsx';

/** How far somebody is on the way from a code to a decision. */
type Step =
  | { readonly name: 'code' }
  | { readonly name: 'decision' | 'approved' | 'denied'; readonly request: DeviceRequest };

/** Lets a program in that asks from another device: its code, what it is, yes or no. */
export function DevicePage() {
  const { t } = useTranslation('device');
  const [step, setStep] = useState<Step>({ name: 'code' });
  const begin = () => setStep({ name: 'code' });
  return (
    <PageBody width="narrow">
      <PageMetadata page="device" title={t('meta.title')} description={t('meta.description')} />
      {step.name === 'code' && <CodeStep onFound={(request) => setStep({ name: 'decision', request })} />}
      {step.name === 'decision' && (
        <DecisionStep
          request={step.request}
          onDecided={(name) => setStep({ name, request: step.request })}
          onOtherCode={begin}
        />
      )}
      {(step.name === 'approved' || step.name === 'denied') && (
        <OutcomeStep isApproved={step.name === 'approved'} request={step.request} />
      )}
    </PageBody>
  );
}
