import { NotationChoice } from './notation-choice.tsx';
import { ProsodyFields } from './prosody-fields.tsx';

/** What is seldom changed of how a text sounds and is written. */
export function FineSettings() {
  return (
    <>
      <ProsodyFields />
      <NotationChoice />
    </>
  );
}
