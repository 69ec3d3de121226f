import { type FieldPath, type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';

/**
 * A form that focuses its first faulty field when it is sent. The library would focus it once more a moment later; on a
 * busy machine somebody writes by then, and the rest of their word went into the next field that was still empty.
 */
export function useCheckedForm<Values extends FieldValues, Context, Output>(
  options: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  const form = useForm({ ...options, shouldFocusError: false });
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) =>
      form.handleSubmit(onValid, (errors, event) => {
        const [first] = Object.keys(errors);
        if (first !== undefined) {
          form.setFocus(first as FieldPath<Values>);
        }
        return onInvalid?.(errors, event);
      }),
  };
}
