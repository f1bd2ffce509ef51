extension FormControl {
  /// The classes that a `.ui` file can name.
  static let classes = [
    FormTextField.objectClass,
    FormPasswordField.objectClass,
    FormSearchField.objectClass,
    FormTagsField.objectClass,
    FormCodeField.objectClass,
    FormTextArea.objectClass,
    FormNumberField<Double>.objectClass,
    FormNumberField<Int>.objectClass,
    FormMoneyField.objectClass,
    FormCheckButton.objectClass,
    FormSwitch.objectClass,
    FormChoice<String>.objectClass,
    FormCountryField.objectClass,
    FormMultipleChoice<String>.objectClass,
    FormSlider.objectClass,
    FormRangeSlider.objectClass,
    FormDateField.objectClass,
    FormTimeField.objectClass,
    FormDateTimeField.objectClass,
    FormFileField.objectClass,
    FormFilesField.objectClass,
    FormPictureField.objectClass,
    FormColorField.objectClass,
  ]
}
