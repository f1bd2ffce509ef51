// Written by script/list-controls from the declarations of the controls.

extension FormControl {
  /// The classes that a `.ui` file can name.
  static let classes = [
    FormCheckButton.objectClass,
    FormChoice<String>.objectClass,
    FormColorField.objectClass,
    FormCountryField.objectClass,
    FormMultipleChoice<String>.objectClass,
    FormRangeSlider.objectClass,
    FormSlider.objectClass,
    FormSwitch.objectClass,
    FormDateField.objectClass,
    FormDateTimeField.objectClass,
    FormTimeField.objectClass,
    FormFileField.objectClass,
    FormFilesField.objectClass,
    FormPictureField.objectClass,
    FormMoneyField.objectClass,
    FormNumberField<Double>.objectClass,
    FormNumberField<Int>.objectClass,
    FormCodeField.objectClass,
    FormPasswordField.objectClass,
    FormSearchField.objectClass,
    FormTagsField.objectClass,
    FormTextArea.objectClass,
    FormTextField.objectClass,
  ]
}
